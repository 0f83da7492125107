import { describe, expect, test } from 'vitest'
import { sit } from './script.ts'

describe('turns', () => {
  test('G4.1 from the Host’s left, two actions each, the same twice; passing ends the turn', () => {
    const table = sit(4)
    expect(table.asked()).toBe(1)
    table.play('1 pours wine 2', '1 pours wine 2')
    expect(table.asked()).toBe(2)
    table.play('2 passes')
    expect(table.asked()).toBe(3)
  })
})
