/** Who is heard and seen at a table. Voices go from device to device; the house introduces them to each other, and that is all. */
import * as v from 'valibot'
import type { Seat } from '../kernel/state.ts'

/** What somebody gives: nothing but their ears, their voice, or voice and face. */
export const gifts = ['ears', 'voice', 'face'] as const
export type Gift = (typeof gifts)[number]
/** Whether the microphone is open. Told, so that all see at the seat who would not be heard. */
const microphones = ['open', 'shut'] as const
/** Those who are in one room hear each other through the air: between them nothing is sent, or it would howl. */
const wheres = ['far', 'room'] as const

/** Who hears whom at a table: its players, onlookers too, or nobody. And whether devices may learn each other's addresses. */
export const hearings = ['players', 'everybody', 'nobody'] as const
export type Hearing = (typeof hearings)[number]
export const paths = ['any', 'relay'] as const

/** Letters of an introduction: what browsers say to find each other, in parts. */
export const INTRODUCTION = 3500
const name = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/))

export const voice = {
  gives: v.picklist([...gifts, 'nothing']),
  mic: v.picklist(microphones),
  where: v.picklist(wheres),
}
export const introduction = {
  to: name,
  words: v.pipe(v.string(), v.minLength(1), v.maxLength(INTRODUCTION), v.regex(/^[\w+/=.-]+$/)),
}

/** One device that takes part, under a name that it has for this time alone. */
export interface Voice {
  readonly name: string
  /** Whose voice it is; a screen of the table and onlookers only listen. */
  readonly seat: Seat | null
  readonly as: 'player' | 'screen' | 'onlooker'
  readonly gives: Gift
  readonly mic: (typeof microphones)[number]
  readonly where: (typeof wheres)[number]
  /** Where more would speak than can be sent to everybody: whether this one is among those who do, with voice or face. */
  readonly floor: Gift
}

/** A server that helps devices to find each other, or passes on what they say; in the words of WebRTC. */
export interface Way {
  readonly urls: string
  readonly username?: string
  readonly credential?: string
}
