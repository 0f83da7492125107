/** Figures of a house that is one of several: how it gets on with the others. Numbers only, nothing of who is where. */
import { Counter, Gauge, type Registry } from 'prom-client'

export interface Company {
  /** Other houses that were heard of lately. */
  readonly neighbours: number
  /** Tables whose bots and clocks this house sees to. */
  readonly care: number
  /** How often a notice told of a table at hand here that another house wrote there, and how often none came. */
  readonly heard: number
  readonly missed: number
  /** How often a connection to the database was lost and came back. */
  readonly reconnects: number
}

export function showCompany(registry: Registry, read: () => Company): void {
  const registers = [registry]
  const gauge = (name: string, help: string, value: (company: Company) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value(read()))
      },
    })
  gauge('humbug_neighbours', 'Other houses heard of lately', ({ neighbours }) => neighbours)
  gauge('humbug_care', 'Tables whose bots and clocks this house sees to', ({ care }) => care)
  new Counter({
    name: 'humbug_notices_total',
    help: 'Notices of other houses about tables at hand here; missed: found when the numbers were compared',
    labelNames: ['kind'],
    registers,
    collect() {
      const { heard, missed } = read()
      this.reset()
      this.inc({ kind: 'heard' }, heard)
      this.inc({ kind: 'missed' }, missed)
    },
  })
  new Counter({
    name: 'humbug_reconnects_total',
    help: 'Connections to the database that were lost and came back',
    registers,
    collect() {
      this.reset()
      this.inc(read().reconnects)
    },
  })
}
