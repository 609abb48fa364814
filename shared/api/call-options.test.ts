import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSandbox, type Sandbox } from '#sandbox/index.ts'
import { ApiError, type Endpoint, request } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'
import { toast } from '#shared/runtime/toast'
import { putSandbox } from '#testing/fetch.ts'
import { luckyDraw } from './constellation.ts'
import { getKnowledge } from './knowledge.ts'
import { checkContact, submitClue } from './media-clue.ts'
import { battlePay } from './warlord-acts.ts'
import { improveChannelInfo } from './withdraw.ts'

let sandbox: Sandbox
let toasted: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  sandbox = createSandbox()
  putSandbox(sandbox)
  session.save({ token: 'demo-10001', userId: '10001' })
  toasted = []
  vi.spyOn(toast, 'error').mockImplementation((text) => void toasted.push(text))
})
afterEach(() => session.clear())

const CARD = { holder: '林知夏', account: '6222020200112248', mobile: '13800010001', countryCode: '86' }
/** A call whose refusal is as good as its answer. */
const ended = <In>(endpoint: Endpoint<In>, input: In) =>
  request(endpoint, input).catch((error) => {
    if (!(error instanceof ApiError)) throw error
  })

it.each([
  [
    'editing a channel',
    3000,
    (at: number) => ended(improveChannelInfo, { ...CARD, transferCode: `bank-${at}` }),
  ],
  [
    'paying for the battle order',
    2000,
    (at: number) => ended(battlePay, { seasonId: 7, roomId: `8800${at}`, price: 5200 }),
  ],
] as const)('%s has an interval of %i ms', async (_, ms, call) => {
  await call(1)
  await vi.advanceTimersByTimeAsync(ms - 1)
  await call(2)
  expect(sandbox.calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await call(2)
  expect(sandbox.calls).toHaveLength(2)
})

it.each<[string, string, Endpoint, () => Promise<unknown>]>([
  [
    'drawing among the stars',
    'OPEN_STARS_ROOM_ERROR',
    luckyDraw,
    () => ended(luckyDraw, { roomId: 'aries', times: '1', price: 1 }),
  ],
  [
    'checking a contact',
    'REPEATED_CLUES',
    checkContact,
    () => ended(checkContact, { platform: 'douyin', contact: 'a' }),
  ],
  [
    'handing in a lead',
    'REPEATED_CLUES',
    submitClue,
    () => ended(submitClue, { name: 'A', platform: 'douyin', contact: 'a' }),
  ],
])('%s handles the bizCode %s itself, and no other', async (_, bizCode, { path }, call) => {
  sandbox.addFault({ path, code: 500, desc: 'moved', bizCode, times: 1 })
  await call()
  expect(toasted).toEqual([])
  sandbox.addFault({ path, code: 500, desc: 'full', bizCode: 'OTHER', times: 1 })
  await call()
  expect(toasted).toEqual(['full'])
})

it('an article is kept for the next visit', async () => {
  await request(getKnowledge, { id: '1' })
  const kept = storage.keys().filter((key) => key.startsWith('MD5API-'))
  expect(kept.map(storage.readJson)).toMatchObject([{ data: { id: '1' } }])
})
