import { expect, it } from 'vitest'
import type { Journey, World } from './journey.ts'
import { expectNoSecrets, isSecretScanned, withSecretScan } from './secret-scan.ts'
import type { Person } from './story.ts'

const nobody = {} as Person
const world = (kept: string, sent = '[]') => ({ kept: async () => kept, sent: async () => sent }) as World
const play = (around: World, from = '/login') =>
  withSecretScan(['13800010002'], { short: { from, go: async () => {} } }).short.go(nobody, around)

it('a journey after which nothing was kept or sent ends well', async () => {
  await expect(play(world('[["statistics","[]"]]'))).resolves.toBeUndefined()
})

it.each([
  ['kept', world('[["draft","13800010002"]]')],
  ['sent', world('[]', '[{"extra":"13800010002"}]')],
])('a secret that is %s fails it', async (how, around) => {
  await expect(play(around)).rejects.toThrow(`"13800010002" is ${how}`)
})

it('a token that came with the address is kept in its own place alone', async () => {
  const from = '?token=demo-10002&userId=10002'
  await expect(play(world('[["token","demo-10002"]]'), from)).resolves.toBeUndefined()
  await expect(play(world('[["token","demo-10002"],["back","demo-10002"]]'), from)).rejects.toThrow(
    '"demo-10002" is kept',
  )
})

it('a failure before the scan is reported first', async () => {
  const { broken } = withSecretScan([], {
    broken: { from: '/', go: () => Promise.reject(new Error('no button')) },
  })
  await expect(broken.go(nobody, world(''))).rejects.toThrow('no button')
})

it('texts that were noted by hand are searched too', async () => {
  await expect(expectNoSecrets(world('a signature'), ['signature'])).rejects.toThrow('"signature" is kept')
})

const money = import.meta.glob<{ journeys?: Record<string, Journey> }>(
  '/pages/{withdraw,recharge,portal}/**/*.e2e.ts',
  { eager: true },
)

it('every journey of the money pages keeps its secrets', () => {
  const all = Object.values(money).flatMap(({ journeys = {} }) => Object.entries(journeys))
  expect(all.length).toBeGreaterThan(15)
  expect(all.filter(([, journey]) => !isSecretScanned(journey)).map(([name]) => name)).toEqual([])
})
