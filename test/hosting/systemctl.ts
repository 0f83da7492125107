/** In a folder nobody runs systemd. What is asked of `systemctl` there is heard here, and done with the very units that lie there. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import type { Machine } from './machine.ts'
import { begin, ended } from './service.ts'
import { type Unit, unitIn } from './units.ts'

/** Every Debian has as much of Perl. */
const CLIENT = `#!/usr/bin/perl
use IO::Socket::UNIX;
my $line = IO::Socket::UNIX->new(Peer => '/run/stand-in') or die "nobody stands in for systemd\\n";
print $line "@ARGV\\n";
my ($code, $text) = split / /, <$line>, 2;
print $text if $text =~ /\\S/;
exit $code;
`

/** What a journal would tell. */
const complain = (unit: string, code: number, said: string) =>
  process.stderr.write(`humbug: ${unit} ended with ${code}: ${said.slice(-3000)}\n`)

/** Whoever installs a service asks whether it is to be started. */
function said(words: readonly string[], code: number): string {
  if (words.includes('is-enabled')) return 'enabled'
  if (words.includes('is-active')) return code === 0 ? 'active' : 'inactive'
  return ''
}

export class Systemctl {
  readonly #root: string
  readonly #services = new Map<string, ChildProcess>()
  constructor(machine: Machine) {
    this.#root = machine.root
    // Whoever installs a package looks here whether there is a systemd to ask.
    mkdirSync(machine.path('run/systemd/system'), { recursive: true })
    writeFileSync(machine.path('usr/bin/systemctl'), CLIENT, { mode: 0o755 })
    createServer((socket) => {
      createInterface(socket).once('line', async (line) => {
        const words = line.split(' ')
        const code = await this.#answer(words)
        socket.end(`${code} ${said(words, code)}\n`)
      })
    }).listen(machine.path('run/stand-in'))
  }

  async #answer(words: readonly string[]): Promise<number> {
    const [verb = '', ...units] = words.filter((word) => !word.startsWith('-'))
    const does = verb === 'enable' && words.includes('--now') ? 'start' : verb
    const codes: number[] = []
    for (const name of units) codes.push(await this.#does(does, name))
    return Math.max(0, ...codes)
  }

  async #does(verb: string, name: string): Promise<number> {
    const unit = unitIn(this.#root, name)
    if (!unit) return verb === 'enable' || verb === 'start' ? 5 : 0
    const command = unit.one('ExecStart')
    if (!command) return 0
    if (verb === 'is-active') return this.isActive(name) ? 0 : 3
    if (verb === 'stop' || verb.endsWith('restart')) await this.stop(name)
    if (verb === 'start' || verb.endsWith('restart')) return this.#start(unit, command)
    if (verb.startsWith('reload')) return this.#once(unit, 'ExecReload')
    return 0
  }

  isActive(name: string): boolean {
    return this.#services.has(`${name}.service`)
  }

  async #start(unit: Unit, command: string): Promise<number> {
    if (this.#services.has(unit.name)) return 0
    if (unit.one('Type') === 'oneshot') return this.#once(unit, 'ExecStart')
    if ((await this.#once(unit, 'ExecStartPre')) !== 0) return 1
    const child = begin(this.#root, unit, command)
    this.#services.set(unit.name, child)
    void ended(child).then(({ said, code }) => {
      if (code !== 0) complain(unit.name, code, said)
      this.#services.delete(unit.name)
    })
    return 0
  }

  async #once(unit: Unit, key: string): Promise<number> {
    for (const command of unit.all(key)) {
      const { said, code } = await ended(begin(this.#root, unit, command, this.#services.get(unit.name)?.pid))
      if (code === 0 || command.startsWith('-')) continue
      complain(unit.name, code, said)
      return code
    }
    return 0
  }

  async stop(name: string): Promise<void> {
    const child = this.#services.get(name.includes('.') ? name : `${name}.service`)
    if (!child) return
    const gone = once(child, 'close')
    child.kill('SIGTERM')
    await gone
  }
}
