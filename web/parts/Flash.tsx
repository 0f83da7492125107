/** The edge of the page, lit for a moment. */
import { flash } from '../app/nudge.ts'
import * as css from './flash.module.css'

export const Flash = () => (flash.value === 'lit' ? <i class={css.flash} aria-hidden="true" data-flash /> : null)
