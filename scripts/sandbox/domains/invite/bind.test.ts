import { beforeEach, describe, expect, it } from 'vitest'
import {
  bindInvitation,
  getInvitation,
  getPromoterTerms,
  type InviteKind,
  joinPromoters,
} from '#shared/api/invite'
import { createSandbox, type Sandbox } from '../../index.ts'
import { type AskOptions, ask } from '../../testing/ask.ts'
import { codeOf } from './bindings.ts'
import { REVIEW_MS } from './plan.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

interface Which {
  kind?: InviteKind
  code?: string
  inviterId?: string
}
const detail = async (which: Which, userId = '10001') =>
  (await ask(sandbox, getInvitation, which, { userId })).data
const bind = (which: Which, userId = '10001', options: AskOptions = {}) =>
  ask(sandbox, bindInvitation, which, { userId, ...options })

describe('an invitation', () => {
  it('an invitation says who invites and what binding means, logged out too', async () => {
    const code = codeOf('captain', '30001')
    expect(await detail({ kind: 'captain', code }, '')).toMatchObject({
      kind: 'captain',
      code,
      inviter: { userId: '30001' },
      state: 'open',
      bound: null,
    })
    expect((await detail({ code }, ''))?.terms).toHaveLength(3)
  })

  it('an invitation is found by code in any case, or by who invites', async () => {
    const code = codeOf('media', '30001')
    expect((await detail({ code: code.toLowerCase() }))?.code).toBe(code)
    expect((await detail({ kind: 'media', inviterId: '30001' }))?.code).toBe(code)
    expect(await detail({})).toBeNull()
    for (const wrong of ['', 'Z123', 'C!', codeOf('captain', '40412')]) {
      expect(await ask(sandbox, bindInvitation, { code: wrong })).toMatchObject({ code: 4040 })
    }
  })

  it('an invitation is bound once, and acts once for one idempotency key', async () => {
    const which: Which = { kind: 'captain', inviterId: '30005' }
    const before = (await detail(which))?.inviter.invited ?? 0
    const { data } = await bind(which, '10001', { intentId: 'bind-to-30005' })
    expect(data).toMatchObject({ state: 'bound', bound: { userId: '30005', kind: 'captain' } })
    expect(data.inviter.invited).toBe(before + 1)
    expect(await bind(which, '10001', { intentId: 'bind-to-30005' })).toMatchObject({ code: 200 })
    expect((await detail(which))?.inviter.invited).toBe(before + 1)
  })

  it('an invitation says to whom a person is bound already', async () => {
    const name = sandbox.state.user('30001').nickname
    const answer = await ask(
      sandbox,
      bindInvitation,
      { kind: 'captain', inviterId: '30005' },
      { userId: '10002', language: 'en' },
    )
    expect(answer).toMatchObject({ code: 2060, desc: `You are bound to ${name} already` })
    expect(await detail({ kind: 'captain', inviterId: '30005' }, '10002')).toMatchObject({
      state: 'bound',
      bound: { userId: '30001' },
    })
  })

  it('an invitation is refused when it is my own', async () => {
    const mine: Which = { kind: 'captain', inviterId: '10001' }
    expect(await detail(mine)).toMatchObject({ state: 'self' })
    expect(await bind(mine)).toMatchObject({ code: 2066, bizCode: 'SELF_INVITE' })
  })

  it('an invitation is refused across kinds of partners, and by a code of another kind', async () => {
    expect(await detail({ kind: 'media', inviterId: '30005' }, '10002')).toMatchObject({ state: 'crossType' })
    expect(await bind({ kind: 'media', inviterId: '30005' }, '10002')).toMatchObject({
      code: 2066,
      bizCode: 'CROSS_TYPE',
    })
    const code = codeOf('captain', '30005')
    expect(await bind({ kind: 'newMedia', code })).toMatchObject({ code: 2066, bizCode: 'CROSS_TYPE' })
  })

  it('an invitation of a friend or a boss does not touch the binding to a partner', async () => {
    expect(await bind({ kind: 'friend', inviterId: '30005' }, '10002')).toMatchObject({ code: 200 })
    expect(await bind({ kind: 'boss', inviterId: '30005' }, '10002')).toMatchObject({ code: 200 })
  })

  it('an invitation expires', async () => {
    const over: Which = { kind: 'captain', inviterId: '10007' }
    expect(await detail(over)).toMatchObject({ state: 'expired' })
    expect(await bind(over)).toMatchObject({ code: 5101 })
  })
})

describe('promoters', () => {
  const terms = async (userId = '10001') => (await ask(sandbox, getPromoterTerms, {}, { userId })).data
  const join = (userId = '10001', name = '林知夏') =>
    ask(sandbox, joinPromoters, { name, mobile: '13800010001' }, { userId })

  it('promoters apply once and have their code when they are accepted', async () => {
    expect(await terms('')).toMatchObject({ state: 'none', code: '' })
    expect(await join('10001', ' ')).toMatchObject({ code: 5001 })
    expect((await join()).data.state).toBe('reviewing')
    expect(await join()).toMatchObject({ code: 2060 })
    sandbox.clock.advance(REVIEW_MS)
    expect(await terms()).toMatchObject({ state: 'accepted', code: codeOf('promoter', '10001') })
  })

  it('promoters are refused with a reason when they are out of luck', async () => {
    await join('10009')
    sandbox.clock.advance(REVIEW_MS)
    expect(await terms('10009')).toMatchObject({ state: 'refused', reason: expect.stringMatching(/.+/) })
  })
})
