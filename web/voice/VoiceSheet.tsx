/** All about being heard and seen: before it, what leaves this device and to whom; then how, and who else. */
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import type { Gift, Hearing } from '../../protocol/voices.ts'
import { here } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import { Choice } from '../parts/Choice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Captions } from './Captions.tsx'
import { Company } from './Company.tsx'
import { change, leave, mine, openAnew, type Part, part, setMic, takePart, trouble } from './call.ts'
import { Picture } from './Face.tsx'
import { aloud } from './loudspeaker.ts'
import { choices, choose, chosen, isLent, type Kind, own } from './media.ts'
import './resuming.ts'
import { hold, letGo } from './talking.ts'
import { voiceWords as t } from './voice.words.ts'
import * as css from './voicesheet.module.css'

interface VoiceProps {
  readonly room: Room
  readonly seat: Seat | null
  /** To what is said at the table in writing. */
  readonly onTalk: () => void
  readonly onClose: () => void
}

/** Where there is a screen for the room, or a phone is passed round in it, whoever sits here is most likely there too. */
function likely(): Part['where'] {
  const { screens, foreign, phones = 0 } = here.value
  return screens + foreign + phones > 0 ? 'room' : 'far'
}

export function VoiceSheet({ room, seat, onTalk, onClose }: VoiceProps) {
  const { voices = 'players', paths = 'any' } = room.settings
  const why = refusalFor(voices, seat)
  return (
    <Sheet title={t().title} onClose={onClose}>
      {trouble.value && (
        <p class={css.why} role="alert">
          {t().trouble[trouble.value]}
        </p>
      )}
      {why && <p>{why}</p>}
      {!why &&
        (part.value ? <During now={part.value} seat={seat} /> : <Before seat={seat} paths={paths} voices={voices} />)}
      <Company room={room} />
      {!why && <Captions onPhrases={seat === null ? undefined : onTalk} />}
    </Sheet>
  )
}

function refusalFor(voices: Hearing, seat: Seat | null): string | undefined {
  if (voices === 'nobody') return t().none
  return seat === null && voices === 'players' ? t().onlookers : undefined
}

interface BeforeProps {
  readonly seat: Seat | null
  readonly paths: 'any' | 'relay'
  readonly voices: Hearing
}

function Before({ seat, paths, voices }: BeforeProps) {
  const where = likely()
  const begin = (gives: Gift) =>
    void takePart({ gives, where, mic: where === 'far' && gives !== 'ears' ? 'open' : 'shut' })
  const offered: readonly Gift[] = seat === null ? ['ears'] : ['voice', 'face', 'ears']
  return (
    <>
      <p>{t().what}</p>
      <p>{paths === 'relay' ? t().relayed : t().addresses}</p>
      {voices === 'everybody' && seat !== null && <p>{t().overheard}</p>}
      {!isLent() && <p class={css.why}>{t().trouble.insecure}</p>}
      <div class={css.begin}>
        {offered.map((gives) => (
          <button
            key={gives}
            type="button"
            class={gives === 'voice' ? kit.go : kit.line}
            disabled={gives !== 'ears' && !isLent()}
            onClick={() => begin(gives)}
          >
            {t().begin[gives]}
          </button>
        ))}
      </div>
    </>
  )
}

function During({ now, seat }: { readonly now: Part; readonly seat: Seat | null }) {
  const speaks = now.gives !== 'ears'
  return (
    <>
      <p role="status">
        <b>{t().now[now.gives]}</b> {speaks && now.mic === 'shut' && t().shut}{' '}
        {speaks && mine.value?.floor === 'ears' && t().waits}
      </p>
      {now.gives === 'face' && own.value && <Picture stream={own.value} class={css.mirror} />}
      <div class={css.begin}>
        {speaks && <Mouth now={now} />}
        {seat !== null && isLent() && (
          <button
            type="button"
            class={kit.line}
            onClick={() => void change({ gives: now.gives === 'face' ? 'voice' : 'face' })}
          >
            {now.gives === 'face' ? t().noFace : t().face}
          </button>
        )}
        <button type="button" class={kit.line} onClick={leave}>
          {t().leave}
        </button>
      </div>
      {seat !== null && (
        <Choice
          label={t().where}
          help={t().whereHelp}
          value={now.where}
          values={['far', 'room'] as const}
          name={(one) => t().wheres[one]}
          onChange={(where) => void change({ where, ...(where === 'room' && { mic: 'shut' }) })}
        />
      )}
      {now.where === 'room' && (
        <label class={css.check}>
          <input
            type="checkbox"
            checked={aloud.value === 'here'}
            onChange={({ currentTarget }) => {
              aloud.value = currentTarget.checked ? 'here' : 'as fits'
            }}
          />
          {t().here}
        </label>
      )}
      {speaks && <Pick kind="audio" label={t().microphone} />}
      {now.gives === 'face' && <Pick kind="video" label={t().camera} />}
    </>
  )
}

const HELD = 'button'

/** Opened and shut, or open while it is held. */
function Mouth({ now }: { readonly now: Part }) {
  const isShut = now.mic === 'shut'
  return (
    <>
      <button type="button" class={kit.go} onClick={() => setMic(isShut ? 'open' : 'shut')}>
        {isShut ? t().open : t().close}
      </button>
      <button
        type="button"
        class={`${kit.line} ${css.hold}`}
        aria-describedby="voice-hold"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          hold(HELD)
        }}
        onPointerUp={() => letGo(HELD)}
        onPointerCancel={() => letGo(HELD)}
        onContextMenu={(event) => event.preventDefault()}
      >
        {t().hold}
      </button>
      <p id="voice-hold" class={css.help}>
        {t().holdHelp}
      </p>
    </>
  )
}

function Pick({ kind, label }: { readonly kind: Kind; readonly label: string }) {
  const known = choices.value.filter((one) => one.kind === `${kind}input` && one.deviceId !== '')
  if (known.length < 2) return null
  return (
    <label class={css.pick}>
      <b>{label}</b>
      <select
        class={kit.input}
        value={chosen(kind)}
        onChange={({ currentTarget }) => {
          choose(kind, currentTarget.value)
          void openAnew()
        }}
      >
        <option value="">{t().usual}</option>
        {known.map(({ deviceId, label: name }) => (
          <option key={deviceId} value={deviceId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
