import { expect, test } from 'vitest'
import { Disk, storeOn } from '../../test/sim/disk.ts'
import { Outbox } from './outbox.ts'
import { line, opening, write } from './samples.ts'

/** An outbox over a disk, and what was said through it. */
function writing(disk = new Disk(), fails: 'never' | 'always' = 'never') {
  const said: string[] = []
  const meanwhile: (() => void)[] = []
  const store = storeOn(disk, async (commit) => {
    if (fails === 'always') throw new Error('the disk is full')
    said.push('commit')
    meanwhile.shift()?.()
    return commit()
  })
  const outbox = new Outbox(store, setImmediate, { trouble: (where) => said.push(`${where} trouble`) })
  const notices = (name: string) => ({
    acknowledge: () => said.push(`${name} acknowledged`),
    tell: () => said.push(`${name} told`),
    lost: () => said.push(`${name} lost`),
  })
  return { disk, outbox, said, notices, meanwhile }
}

test('nothing is said before the commit, and then in the order in which it was meant', async () => {
  const { outbox, said, notices } = writing()
  outbox.write(opening('A'), notices('A'))
  outbox.after('A', () => said.push('after A'))
  outbox.write(opening('B'), notices('B'))
  expect(said).toEqual([])
  await outbox.settled()
  expect(said).toEqual(['commit', 'A acknowledged', 'A told', 'after A', 'B acknowledged', 'B told'])
})

test('with nothing to write there is nothing to wait for', () => {
  const { outbox, said } = writing()
  outbox.after('A', () => said.push('after A'))
  expect(said).toEqual(['after A'])
})

test('what was meant to be said of a table that lost is not; everybody hears that once, and no other table does', async () => {
  const { disk, outbox, said, notices } = writing()
  disk.commit([opening('A')])
  outbox.write(opening('A'), notices('A'))
  outbox.after(
    'A',
    () => said.push('after A'),
    () => said.push('answer lost'),
  )
  outbox.write(opening('B'), notices('B'))
  await outbox.settled()
  expect(said).toEqual(['commit', 'B acknowledged', 'B told', 'A lost', 'answer lost'])
})

test('what was done meanwhile at a table that lost is not written either', async () => {
  const { disk, outbox, said, notices, meanwhile } = writing()
  disk.commit([opening('A')])
  outbox.write(write('A', { lines: [line(1)] }), notices('first'))
  meanwhile.push(() => outbox.write(write('A', { lines: [line(2)] }), notices('second')))
  await outbox.settled()
  expect(said).toEqual(['commit', 'first lost', 'second lost'])
  expect(disk.lines('A', 1)).toHaveLength(1)
})

test('a disk that cannot write is said to be broken, and nobody is left without an answer', async () => {
  const { outbox, said, notices } = writing(new Disk(), 'always')
  outbox.write(opening('A'), notices('A'))
  outbox.after(
    'A',
    () => said.push('after A'),
    () => said.push('answer lost'),
  )
  await outbox.settled()
  expect(said).toEqual(['store trouble', 'A lost', 'answer lost'])
})

const breaks = () => {
  throw new Error('nobody can say this')
}

test.each(['acknowledge', 'tell'] as const)('an %s that fails is noted, and everything else is said', async (which) => {
  const { outbox, said, notices } = writing()
  outbox.write(opening('A'), { ...notices('A'), [which]: breaks })
  outbox.after('A', () => said.push('after A'))
  outbox.write(opening('B'), notices('B'))
  await outbox.settled()
  const other = which === 'tell' ? ['A acknowledged', 'notice trouble'] : ['notice trouble', 'A told']
  expect(said).toEqual(['commit', ...other, 'after A', 'B acknowledged', 'B told'])
  said.length = 0
  outbox.write(write('A', { lines: [line(2)] }), notices('A again'))
  await outbox.settled()
  expect(said).toEqual(['commit', 'A again acknowledged', 'A again told'])
})

test('a notice that fails without anything to wait for is noted too', () => {
  const { outbox, said } = writing()
  outbox.after('A', breaks)
  expect(said).toEqual(['notice trouble'])
})

test('one who cannot bear to have lost keeps nobody else from hearing it', async () => {
  const { disk, outbox, said, notices } = writing()
  disk.commit([opening('A')])
  outbox.write(opening('A'), { ...notices('A'), lost: breaks })
  outbox.after('A', breaks, () => said.push('answer lost'))
  await outbox.settled()
  expect(said).toEqual(['commit', 'notice trouble', 'answer lost'])
  outbox.write(opening('B'), notices('B'))
  await outbox.settled()
  expect(said.slice(3)).toEqual(['commit', 'B acknowledged', 'B told'])
})
