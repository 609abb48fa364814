import { beforeEach, expect, it } from 'vitest'
import { addReminder, deleteReminder, listActivities } from '#shared/api/activity-list'
import { listHallEvents } from '#shared/api/hall-event'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const events = async (input: object = {}, userId = '10001') =>
  (await ask(sandbox, listHallEvents, input, { userId })).data

it('halls announce events for the week, and one hall its own', async () => {
  const all = await events()
  expect(all.map(({ startAt }) => startAt)).toEqual(all.map(({ startAt }) => startAt).sort((a, b) => a - b))
  expect((await events({ roomId: '88002' })).map(({ hall }) => hall.roomId)).toEqual(['88002'])
  expect(await events({}, '10008')).toEqual([])
  expect(await ask(sandbox, listHallEvents, { roomId: '1' })).toMatchObject({ code: 4040 })
})

it('a reminder is kept for the person, once however often it is asked for, until it is deleted', async () => {
  const [event] = (await events()).filter(({ phase }) => phase === 'coming')
  const reminder = { of: 'hall' as const, id: event?.id ?? '' }
  const mine = async (userId?: string) =>
    (await events({}, userId)).find(({ id }) => id === event?.id) ?? { reminded: false, waiting: 0 }
  await ask(sandbox, addReminder, reminder)
  await ask(sandbox, addReminder, reminder)
  expect(await mine()).toMatchObject({ reminded: true, waiting: (event?.waiting ?? 0) + 1 })
  expect((await mine('10002')).reminded).toBe(false)
  await ask(sandbox, deleteReminder, reminder)
  expect((await mine()).reminded).toBe(false)
})

it('an event that has started, or is unknown, gets no reminder', async () => {
  const [running] = (await ask(sandbox, listActivities, {})).data.filter(({ phase }) => phase === 'running')
  const remind = (of: 'activity' | 'hall', id = '') => ask(sandbox, addReminder, { of, id })
  expect(await remind('activity', running?.id)).toMatchObject({ code: 5101 })
  expect(await remind('activity', '999')).toMatchObject({ code: 4040 })
  expect(await remind('hall', '999')).toMatchObject({ code: 4040 })
})
