import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../test/open.ts'
import { namesReachDisk } from './copying.ts'

test('names reach the disk; where a system does not sync them, that is borne', () => {
  namesReachDisk(newFolder())
  expect(() => namesReachDisk(join(newFolder(), 'nowhere'))).toThrow('ENOENT')
})

test.runIf(existsSync('/proc/self'))('as in a folder that is on no disk', () => {
  namesReachDisk('/proc/self')
})
