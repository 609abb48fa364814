import { beforeEach, describe, expect, it } from 'vitest'
import { cheerForGroup, getAnnualEvent, getEventCalendar } from '#shared/api/group-event'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const calendar = async (userId: string) => (await ask(sandbox, getEventCalendar, {}, { userId })).data.events
const annual = async (userId: string) => (await ask(sandbox, getAnnualEvent, {}, { userId })).data
const cheer = (groupId: string, userId = '10001') => ask(sandbox, cheerForGroup, { groupId }, { userId })

describe('the calendar', () => {
  it('the calendar has one event in the person’s phase, with those before and after it', async () => {
    const events = await calendar('10001')
    const running = events.filter(({ phase }) => phase === 'running')
    expect(running).toHaveLength(1)
    const at = events.indexOf(running[0] as (typeof events)[number])
    expect(events.slice(0, at).every(({ phase }) => phase === 'ended' || phase === 'settled')).toBe(true)
    expect(events.slice(at + 1).every(({ phase }) => phase === 'coming')).toBe(true)
    expect(events.map(({ startAt }) => startAt)).toEqual([...events.map(({ startAt }) => startAt)].sort())
  })

  it('the calendar names a winner, one of the event’s groups, as soon as the results stand', async () => {
    for (const { phase, winner, groups } of await calendar('10001')) {
      if (phase === 'settled') expect(groups).toContain(winner?.name)
      else expect(winner).toBeNull()
    }
  })

  it('the calendar says between two events which was the last and which comes', async () => {
    const phases = (await calendar('10005')).map(({ phase }) => phase)
    expect(phases).not.toContain('running')
    expect(phases[0]).toBe('settled')
    expect(phases.at(-1)).toBe('coming')
  })

  it('the calendar is empty for people whose lists have no entries', async () => {
    expect(await calendar('10008')).toEqual([])
  })
})

describe('the finals', () => {
  it('the finals let the better half of each round go on, until one is left', async () => {
    const { rounds, entrants, champion } = await annual('10007')
    expect(entrants).toHaveLength(16)
    expect(rounds.map(({ groups }) => groups.length)).toEqual([16, 8, 4, 2])
    for (const [at, { groups }] of rounds.entries()) {
      expect(groups.map(({ goesOn }) => goesOn)).toEqual(groups.map((_, place) => place < groups.length / 2))
      const scores = groups.map(({ score }) => score)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
      const next = rounds[at + 1]?.groups.map(({ id }) => id).sort()
      if (next)
        expect(next).toEqual(
          groups
            .filter(({ goesOn }) => goesOn)
            .map(({ id }) => id)
            .sort(),
        )
    }
    expect(champion).toEqual(rounds[3]?.groups[0])
  })

  it('the finals begin each round at zero, and have no champion before the last one is over', async () => {
    sandbox.clock.freeze()
    const before = await annual('10005')
    expect(before.rounds.every(({ state, groups }) => state === 'coming' && !groups.length)).toBe(true)
    sandbox.clock.set(before.startAt)
    sandbox.clock.freeze()
    const { rounds, champion } = await annual('10005')
    expect(rounds[0]?.groups.every(({ score }) => score === 0)).toBe(true)
    expect(champion).toBeNull()
  })

  it('the finals take one cheer a day, for a group that is still in', async () => {
    sandbox.clock.freeze()
    const { rounds, cheerScore } = await annual('10001')
    const [out, live] = [rounds[0]?.groups.at(-1), rounds[1]?.groups.at(-1)]
    expect(await cheer('nobody')).toMatchObject({ code: 4040 })
    expect(await cheer(out?.id ?? '')).toMatchObject({ code: 2066 })
    const { data } = await cheer(live?.id ?? '')
    expect(data.granted).toMatchObject([{ id: 'stardust', amount: 5 }])
    expect(data.annual.cheered).toBe(live?.id)
    const now = data.annual.rounds[1]?.groups.find(({ id }) => id === live?.id)
    expect(now?.score).toBe((live?.score ?? 0) + cheerScore)
    expect(await cheer(live?.id ?? '')).toMatchObject({ code: 2060 })
    sandbox.clock.advance(DAY)
    expect(await annual('10001')).toMatchObject({ cheered: null, cheers: [{ count: 1 }] })
  })

  it('the finals take no cheer before they begin and after they end', async () => {
    const { entrants } = await annual('10005')
    expect(await cheer(entrants[0]?.id ?? '', '10005')).toMatchObject({ code: 5101 })
    expect(await cheer(entrants[0]?.id ?? '', '10006')).toMatchObject({ code: 5101 })
  })

  it('the finals know of cheers that a person has given on the days before', async () => {
    const { cheers, champion } = await annual('10007')
    expect(cheers.find(({ groupId }) => groupId === champion?.id)?.count).toBe(7)
  })
})
