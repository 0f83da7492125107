/** Paints a tale as one picture, in the page: nothing of it leaves the device before its person sends it. */
import type { Mark } from '../../protocol/words.ts'
import { vignetteOf } from '../boards/vignettes.ts'
import house from '../look/house.svg'
import type { Tale } from './tale.ts'

const WIDTH = 1080
const HEIGHT = 1350
const EDGE = 80
/** As many as there is room for; those after them came last anyway. */
const PLACES = 6
/** How high a vignette must be to be worth it, and how high it is for its width. */
const LEAST = 150
const SHAPE = 0.6

export async function paintTale(tale: Tale): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('no canvas')
  await Promise.all(['700 64px Fraunces', 'italic 500 40px Fraunces', '400 36px "Alegreya Sans"'].map(fontFor))
  const drawings = await fetch(house).then((answer) => answer.text())
  ground(ink)
  await draw(ink, drawings, 'logo', { x: EDGE - 10, y: EDGE - 20, size: 110 })
  text(ink, 'Humbug', { x: EDGE + 120, y: EDGE + 62, font: '800 62px Fraunces', colour: look('--parchment') })
  text(ink, tale.game, { x: EDGE, y: 270, font: 'italic 500 44px Fraunces', colour: look('--candle') })
  let y = wrapped(ink, tale.won, { x: EDGE, y: 350, font: '800 78px Fraunces', colour: look('--parchment') }, 84)
  y += 96
  for (const { place, name, mark } of tale.places.slice(0, PLACES)) {
    await draw(ink, drawings, `mark-${mark satisfies Mark}`, { x: EDGE + 70, y: y - 44, size: 60 })
    const colour = look(place === 1 ? '--candle' : '--parchment')
    text(ink, `${place}.`, { x: EDGE, y, font: '700 44px Fraunces', colour })
    text(ink, fitting(ink, name, WIDTH - 2 * EDGE - 160), { x: EDGE + 150, y, font: '700 44px Fraunces', colour })
    y += 76
  }
  y += 20
  for (const { title, told } of tale.lines) {
    text(ink, title, { x: EDGE, y, font: '700 46px Fraunces', colour: look('--candle') })
    y =
      wrapped(ink, told, { x: EDGE, y: y + 56, font: '400 40px "Alegreya Sans"', colour: look('--parchment') }, 50) + 86
  }
  await vignette(ink, tale.key, y)
  return new Promise((done, failed) =>
    canvas.toBlob((picture) => (picture ? done(picture) : failed(new Error('no picture'))), 'image/png'),
  )
}

const look = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
const fontFor = (font: string) => document.fonts.load(font)

/** A light on the boards, in flat steps. */
function ground(ink: CanvasRenderingContext2D): void {
  ink.fillStyle = look('--wood-deep')
  ink.fillRect(0, 0, WIDTH, HEIGHT)
  for (const [radius, colour] of [
    [900, '--wood'],
    [560, '--pool-rim'],
    [260, '--pool'],
  ] as const) {
    ink.fillStyle = look(colour)
    ink.beginPath()
    ink.ellipse(180, 150, radius, radius * 0.82, 0, 0, 2 * Math.PI)
    ink.fill()
  }
  ink.strokeStyle = look('--candle')
  ink.lineWidth = 6
  ink.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48)
}

interface Place {
  readonly x: number
  readonly y: number
}

interface Written extends Place {
  readonly font: string
  readonly colour: string
}

function text(ink: CanvasRenderingContext2D, words: string, { x, y, font, colour }: Written): void {
  ink.font = font
  ink.fillStyle = colour
  ink.fillText(words, x, y)
}

/** The game itself, where there is room left for it. */
async function vignette(ink: CanvasRenderingContext2D, key: string, from: number): Promise<void> {
  const found = vignetteOf(key)
  const room = HEIGHT - EDGE - from
  if (!found || room < LEAST) return
  const image = new Image()
  image.src = found
  await image.decode()
  const width = Math.min(WIDTH - 2 * EDGE, room / SHAPE)
  ink.drawImage(image, (WIDTH - width) / 2, HEIGHT - EDGE - width * SHAPE, width, width * SHAPE)
}

/** Cut where there is no more room for it. */
function fitting(ink: CanvasRenderingContext2D, words: string, width: number): string {
  if (ink.measureText(words).width <= width) return words
  const letters = [...words]
  while (letters.length > 0 && ink.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('')}…`
}

/** Line by line; says where the last one stands. What does not fit below is left out. */
function wrapped(ink: CanvasRenderingContext2D, words: string, written: Written, height: number): number {
  ink.font = written.font
  let { y } = written
  let line = ''
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && ink.measureText(longer).width > WIDTH - 2 * EDGE) {
      text(ink, line, { ...written, y })
      y += height
      line = word
    } else line = longer
    if (y > HEIGHT - EDGE) return y
  }
  text(ink, fitting(ink, line, WIDTH - 2 * EDGE), { ...written, y })
  return y
}

/** One of our drawings. As a picture of its own it knows nothing of the page's colours, and has its own. */
async function draw(
  ink: CanvasRenderingContext2D,
  drawings: string,
  name: string,
  { x, y, size }: Place & { readonly size: number },
): Promise<void> {
  const found = new RegExp(`<symbol id="${name}" viewBox="([^"]+)">(.*?)</symbol>`, 's').exec(drawings)
  if (!found) return
  const [, box, inside] = found
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size}" height="${size}">${inside}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  ink.drawImage(image, x, y, size, size)
}
