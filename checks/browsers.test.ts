import { describe, expect, test } from 'vitest'
import { tooNew } from './browsers.ts'

describe('what is too new for the oldest browser is found', () => {
  test.each([
    ['let a=b.toReversed()', 'toReversed'],
    ['let a=b.toSpliced(1,1)', 'toSpliced'],
    ['let a=b.with(1,2)', 'with'],
    ['let{promise:a}=Promise.withResolvers()', 'Promise.withResolvers'],
    ['let a=b.intersection(c)', 'intersection'],
    ['e?.checkVisibility()', 'checkVisibility'],
    ['m.values().map(f)', 'a helper of iterators'],
    ['/(?<=a)b/.test(c)', 'a look behind in a pattern'],
    ['class A{static{a()}}', 'static {}'],
    ['e.inert=!0', 'inert'],
    ['navigator.userActivation.hasBeenActive', 'navigator.userActivation'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
  ])('in %s', (script, name) => {
    expect(tooNew('a.js', script).join()).toContain(`a.js: ${name} (`)
  })

  test.each([
    ['@media (width<=40rem){a{b:c}}', 'a range in @media'],
    ['.a{color:red;&:hover{color:blue}}', 'nesting'],
    ['.a{background:color-mix(in oklab,red,blue)}', 'a mixed colour'],
    ['.a{width:10cqw}', 'a unit of a container'],
    ['.a{width:round(1.5px,1px)}', 'reckoning'],
    ['dialog:modal{color:red}', 'a newer pseudo-class'],
    ['.a{overflow:clip}', 'overflow: clip'],
    ['@container (width<=40rem){a{b:c}}', '@container without a way out'],
    ['@container hall (width<=30rem){a{b:c}}', '@container without a way out'],
  ])('in %s', (sheet, name) => {
    expect(tooNew('a.css', sheet)).toEqual([expect.stringContaining(`a.css: ${name} (`)])
  })
})

test('what every browser has passes, and so does what is asked for first', () => {
  expect(
    tooNew('a.js', 'a.at(-1);a.findLast(b);Object.hasOwn(a,b);structuredClone(a);navigator.userActivation?.a'),
  ).toEqual([])
  expect(tooNew('a.js', '`requestIdleCallback`in globalThis?requestIdleCallback(a):setTimeout(a)')).toEqual([])
  expect(
    tooNew('a.css', '@media (max-width:40rem){.a:has(.b){min-height:100dvh;background:linear-gradient(red,blue)}}'),
  ).toEqual([])
  expect(tooNew('a.css', '.a{overflow:clip}@supports not (overflow:clip){.a{overflow:hidden}}')).toEqual([])
})

test('whoever asks somewhere else has not asked', () => {
  const asked = '`requestIdleCallback`in globalThis?requestIdleCallback(a):setTimeout(a);'
  const elsewhere = 'b();'.repeat(300)
  expect(tooNew('a.js', `${asked}${elsewhere}${asked}`)).toEqual([])
  for (const text of [`${asked}${elsewhere}requestIdleCallback(a)`, `requestIdleCallback(a);${elsewhere}${asked}`])
    expect(tooNew('a.js', text)).toEqual([expect.stringContaining('a.js: requestIdleCallback (')])
})
