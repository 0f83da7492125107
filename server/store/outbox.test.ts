import { expect, test } from 'vitest'
import { Disk, storeOn } from '../../test/sim/disk.ts'
import { Ledger } from './outbox.ts'
import { line, opening, page } from './samples.ts'

/** A ledger over a disk, and what was said through it. */
function writing(disk = new Disk(), fails: 'never' | 'always' = 'never') {
  const said: string[] = []
  const meanwhile: (() => void)[] = []
  const store = storeOn(disk, async (commit) => {
    if (fails === 'always') throw new Error('the disk is full')
    said.push('commit')
    meanwhile.shift()?.()
    return commit()
  })
  const ledger = new Ledger(store, setImmediate, { trouble: (where) => said.push(`${where} trouble`) })
  const words = (name: string) => ({
    acknowledge: () => said.push(`${name} acknowledged`),
    tell: () => said.push(`${name} told`),
    lost: () => said.push(`${name} lost`),
  })
  return { disk, ledger, said, words, meanwhile }
}

test('nothing is said before the commit, and then in the order in which it was meant', async () => {
  const { ledger, said, words } = writing()
  ledger.write(opening('A'), words('A'))
  ledger.after('A', () => said.push('after A'))
  ledger.write(opening('B'), words('B'))
  expect(said).toEqual([])
  await ledger.settled()
  expect(said).toEqual(['commit', 'A acknowledged', 'A told', 'after A', 'B acknowledged', 'B told'])
})

test('with nothing to write there is nothing to wait for', () => {
  const { ledger, said } = writing()
  ledger.after('A', () => said.push('after A'))
  expect(said).toEqual(['after A'])
})

test('what was meant to be said of a table that lost is not; everybody hears that once, and no other table does', async () => {
  const { disk, ledger, said, words } = writing()
  disk.commit([opening('A')])
  ledger.write(opening('A'), words('A'))
  ledger.after(
    'A',
    () => said.push('after A'),
    () => said.push('answer lost'),
  )
  ledger.write(opening('B'), words('B'))
  await ledger.settled()
  expect(said).toEqual(['commit', 'B acknowledged', 'B told', 'A lost', 'answer lost'])
})

test('what was done meanwhile at a table that lost is not written either', async () => {
  const { disk, ledger, said, words, meanwhile } = writing()
  disk.commit([opening('A')])
  ledger.write(page('A', { lines: [line(1)] }), words('first'))
  meanwhile.push(() => ledger.write(page('A', { lines: [line(2)] }), words('second')))
  await ledger.settled()
  expect(said).toEqual(['commit', 'first lost', 'second lost'])
  expect(disk.lines('A', 1)).toHaveLength(1)
})

test('a disk that cannot write is said to be broken, and nobody is left without an answer', async () => {
  const { ledger, said, words } = writing(new Disk(), 'always')
  ledger.write(opening('A'), words('A'))
  ledger.after(
    'A',
    () => said.push('after A'),
    () => said.push('answer lost'),
  )
  await ledger.settled()
  expect(said).toEqual(['store trouble', 'A lost', 'answer lost'])
})

const breaks = () => {
  throw new Error('nobody can say this')
}

test.each(['acknowledge', 'tell'] as const)('an %s that fails is noted, and everything else is said', async (which) => {
  const { ledger, said, words } = writing()
  ledger.write(opening('A'), { ...words('A'), [which]: breaks })
  ledger.after('A', () => said.push('after A'))
  ledger.write(opening('B'), words('B'))
  await ledger.settled()
  const other = which === 'tell' ? ['A acknowledged', 'word trouble'] : ['word trouble', 'A told']
  expect(said).toEqual(['commit', ...other, 'after A', 'B acknowledged', 'B told'])
  said.length = 0
  ledger.write(page('A', { lines: [line(2)] }), words('A again'))
  await ledger.settled()
  expect(said).toEqual(['commit', 'A again acknowledged', 'A again told'])
})

test('a word that fails without anything to wait for is noted too', () => {
  const { ledger, said } = writing()
  ledger.after('A', breaks)
  expect(said).toEqual(['word trouble'])
})

test('one who cannot bear to have lost keeps nobody else from hearing it', async () => {
  const { disk, ledger, said, words } = writing()
  disk.commit([opening('A')])
  ledger.write(opening('A'), { ...words('A'), lost: breaks })
  ledger.after('A', breaks, () => said.push('answer lost'))
  await ledger.settled()
  expect(said).toEqual(['commit', 'word trouble', 'answer lost'])
  ledger.write(opening('B'), words('B'))
  await ledger.settled()
  expect(said.slice(3)).toEqual(['commit', 'B acknowledged', 'B told'])
})
