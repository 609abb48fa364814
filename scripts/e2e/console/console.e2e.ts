import path from 'node:path'
import { provided } from '../../browser/provided.ts'
import { temporaryFolder } from '../../release/testing/make-dist.ts'
import { test } from '../test.ts'
import { DAY } from './day.ts'
import { type Desk, openDesk } from './desk.ts'

// one day: each step goes on where the one before ended
test.describe.configure({ mode: 'serial' })

let desk: Desk
test.beforeAll(async () => {
  desk = await openDesk({ target: path.join(temporaryFolder(), 'live'), chromium: provided('chromium') })
})
test.afterAll(() => desk?.close())

test.describe('in the console, on a folder', () => {
  for (const [title, work] of DAY) test(title, () => work(desk))
})
