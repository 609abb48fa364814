import { beforeEach, describe, expect, it } from 'vitest'
import {
  answerSister,
  claimSisterAward,
  dissolveSisters,
  getSisterGroup,
  getSisterGroupCard,
  inviteSister,
} from '#shared/api/sister-group'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { DAY } from '../../world/clock.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
  sandbox.clock.freeze()
})

const MINUTE = 60_000
const detail = async (userId = '10001') => (await ask(sandbox, getSisterGroup, {}, { userId })).data
const invite = (toUserId: string, userId = '10001') => ask(sandbox, inviteSister, { toUserId }, { userId })
const answer = (invitationId: string, what: 'accept' | 'refuse', userId: string) =>
  ask(sandbox, answerSister, { invitationId, answer: what }, { userId })
const dissolve = async (userId: string) =>
  ask(sandbox, dissolveSisters, { groupId: (await detail(userId)).group?.id ?? '' }, { userId })
const claim = (awardId: string, userId = '10002') => ask(sandbox, claimSisterAward, { awardId }, { userId })
const received = async (userId: string, from: string) =>
  (await detail(userId)).invitations.received.find(({ person }) => person.userId === from)

describe('an invitation', () => {
  it('an invitation founds a group once it is accepted, led by who invited', async () => {
    await invite('10004')
    expect((await detail()).invitations.sent).toMatchObject([
      { person: { userId: '10004' }, state: 'pending' },
    ])
    const invitation = await received('10004', '10001')
    const { data } = await answer(invitation?.id ?? '', 'accept', '10004')
    expect(data.group).toMatchObject({
      points: 0,
      most: 4,
      members: [
        { userId: '10001', leader: true },
        { userId: '10004', leader: false },
      ],
    })
    expect(data.group).toEqual((await detail()).group)
  })

  it('an invitation goes out once and is answered once for one idempotency key, however often it arrives', async () => {
    const invited = () => ask(sandbox, inviteSister, { toUserId: '10004' }, { intentId: 'intent-invite' })
    const { data } = await invited()
    expect(await invited()).toMatchObject({ code: 200, data })
    const invitationId = (await received('10004', '10001'))?.id ?? ''
    const accepted = () =>
      ask(
        sandbox,
        answerSister,
        { invitationId, answer: 'accept' },
        { userId: '10004', intentId: 'intent-yes' },
      )
    const { group } = (await accepted()).data
    expect(await accepted()).toMatchObject({ code: 200, data: { group } })
  })

  it('an invitation may be refused, and is answered once', async () => {
    const invitation = (await detail()).invitations.received[0]
    expect(invitation).toMatchObject({ state: 'pending' })
    const { data } = await answer(invitation?.id ?? '', 'refuse', '10001')
    expect(data.invitations.received[0]).toMatchObject({ state: 'refused' })
    expect(await answer(invitation?.id ?? '', 'accept', '10001')).toMatchObject({ code: 2007 })
    expect(await answer(invitation?.id ?? '', 'accept', '777')).toMatchObject({ code: 4040 })
  })

  it('an invitation expires after three days', async () => {
    await invite('10004')
    const invitation = await received('10004', '10001')
    sandbox.clock.advance(3 * DAY)
    expect(await received('10004', '10001')).toMatchObject({ state: 'expired' })
    expect(await answer(invitation?.id ?? '', 'accept', '10004')).toMatchObject({ code: 2007 })
    expect((await detail('10004')).group).toBeNull()
  })

  it('an invitation is answered by ordinary people after a minute: yes, by those whose id ends in 4 no', async () => {
    await invite('79001')
    await invite('79004')
    expect((await detail()).group).toBeNull()
    sandbox.clock.advance(MINUTE)
    const { group, invitations } = await detail()
    expect(group?.members.map(({ userId }) => userId)).toEqual(['10001', '79001'])
    expect(invitations.sent.map(({ state }) => state)).toEqual(['refused', 'accepted'])
  })

  it('an invitation is refused to myself, to nobody, twice, and to people in a group', async () => {
    expect(await invite('10001')).toMatchObject({ code: 5001, desc: '不能邀请自己' })
    expect(await invite('4041')).toMatchObject({ code: 4040 })
    expect(await invite('10002')).toMatchObject({ code: 2066, desc: '对方已有姐妹团' })
    await invite('10004')
    expect(await invite('10004')).toMatchObject({ code: 2060, desc: '已经邀请过对方' })
    const { group } = await detail('10002')
    expect(await invite(group?.members[1]?.userId ?? '', '10002')).toMatchObject({ code: 2060 })
  })

  it('an invitation to a full group is refused on both sides', async () => {
    expect(await invite('10001', '10003')).toMatchObject({ code: 2072 })
    await invite('10001', '10002')
    await invite('10004', '10002')
    await answer((await received('10001', '10002'))?.id ?? '', 'accept', '10001')
    const late = await received('10004', '10002')
    expect(await answer(late?.id ?? '', 'accept', '10004')).toMatchObject({ code: 2072 })
    const other = (await detail('10001')).invitations.received.find(({ state }) => state === 'pending')
    expect(await answer(other?.id ?? '', 'accept', '10001')).toMatchObject({ code: 2060 })
  })
})

describe('awards', () => {
  it('awards are reached together and claimed by each for themselves, once', async () => {
    const { group, awards } = await detail('10002')
    expect(group?.points).toBe(3_900)
    expect(awards.map(({ state }) => state)).toEqual(['claimed', 'claimable', 'locked', 'locked'])
    expect(await claim('bond')).toMatchObject({ code: 200, data: { granted: [{ id: 'badgeSisters' }] } })
    expect(await claim('bond')).toMatchObject({ code: 2060 })
    expect(await claim('shine')).toMatchObject({ code: 2007 })
    expect(await claim('nothing')).toMatchObject({ code: 4040 })
    expect(await claim('meet', '10001')).toMatchObject({ code: 2066 })
    const sister = group?.members[1]?.userId ?? ''
    expect(await claim('bond', sister)).toMatchObject({ code: 200 })
    sandbox.happen(sister, 'gifted', 1_100)
    expect((await detail('10002')).awards[2]).toMatchObject({ state: 'claimable' })
  })

  it('awards that are claimed twice with one idempotency key pay once', async () => {
    await invite('79001')
    sandbox.clock.advance(MINUTE)
    await detail()
    sandbox.happen('10001', 'gifted', 100)
    const before = sandbox.state.user('10001').coins
    const once = () => ask(sandbox, claimSisterAward, { awardId: 'meet' }, { intentId: 'intent-sister' })
    expect(await once()).toEqual(await once())
    expect(sandbox.state.user('10001').coins).toBe(before + 30)
  })

  it('awards may have been claimed on another phone', async () => {
    expect(await claim('bond', '10009')).toMatchObject({ code: 2060 })
    expect((await detail('10009')).awards[1]).toMatchObject({ state: 'claimed' })
  })
})

describe('ending it', () => {
  it('a leader who ends a group ends it for all, and points and unclaimed awards are forfeited', async () => {
    const before = await detail('10002')
    expect(before.forfeits).toMatchObject({ points: 3_900, rewards: [{ id: 'badgeSisters' }] })
    const { data } = await dissolve('10002')
    expect(data).toMatchObject({ group: null, forfeits: { points: 0, rewards: [] } })
    expect((await detail(before.group?.members[1]?.userId)).group).toBeNull()
    expect(await dissolve('10002')).toMatchObject({ code: 2007 })
  })

  it('a member who leaves a group leaves the rest together', async () => {
    const { group } = await detail('10003')
    expect((await dissolve('10003')).data.group).toBeNull()
    const rest = (await detail(group?.members[0]?.userId)).group
    expect(rest?.members.map(({ userId }) => userId)).not.toContain('10003')
    expect(rest?.members).toHaveLength(3)
  })

  it('a group that has ended means a pause of three days', async () => {
    await dissolve('10002')
    expect(await invite('10001', '10002')).toMatchObject({ code: 2066, desc: '离开后 3 天内不能加入姐妹团' })
    await invite('10002', '10001')
    const invitation = await received('10002', '10001')
    expect(await answer(invitation?.id ?? '', 'accept', '10002')).toMatchObject({ code: 2066 })
    sandbox.clock.advance(3 * DAY)
    expect(await detail('10002')).toMatchObject({ freeFrom: null })
    expect(await invite('10001', '10002')).toMatchObject({ code: 200 })
  })
})

describe('the card of a group', () => {
  const card = async (groupId: string, userId: string) =>
    ask(sandbox, getSisterGroupCard, { groupId }, { userId })

  it('everybody sees the card of a group, and a member sees that it is theirs', async () => {
    const { group } = await detail('10002')
    const { data } = await card(group?.id ?? '', '')
    expect(data).toMatchObject({ group, mine: false, awards: [{ id: 'meet' }, { id: 'bond' }] })
    expect((await card(group?.id ?? '', '10002')).data).toMatchObject({ mine: true })
  })

  it('a group that has ended has no card', async () => {
    const { group } = await detail('10002')
    await dissolve('10002')
    expect(await card(group?.id ?? '', '10001')).toMatchObject({ code: 4040, desc: '这个姐妹团已解散' })
    expect(await card('99', '')).toMatchObject({ code: 4040 })
  })
})

it('where lists are empty there is nobody to invite', async () => {
  expect(await detail('10008')).toMatchObject({
    group: null,
    candidates: [],
    invitations: { received: [], sent: [] },
  })
  expect((await detail()).candidates).toHaveLength(6)
})
