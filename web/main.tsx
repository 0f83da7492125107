/** The page: one house, a few rooms, and the line to it. */
import { sure } from '../kernel/at.ts'
import './look/base.css'
import './look/kit.module.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { fetchChunks } from './app/chunks.ts'
import { stillness } from './app/device.ts'
import { line } from './app/line.ts'
import { followWindow } from './app/relayout.ts'
import { mindRenewal } from './app/renewal.ts'
import { followLinks } from './app/route.ts'
import { followSeats } from './app/seats.ts'
import { recollect } from './app/spare.ts'
import { mindStage } from './app/stage.ts'
import { openLine } from './app/table.ts'
import { register } from './app/update.ts'
import { House } from './House.tsx'

followLinks()
followWindow()
void recollect(() => {
  line.value = 'lost'
}).then(() => openLine())
followSeats()
mindStage()
register()
mindRenewal()
fetchChunks()
effect(() => {
  document.documentElement.classList.toggle('still', stillness.value === 'on')
})
render(<House />, sure(document.getElementById('app'), 'place for the page'))
