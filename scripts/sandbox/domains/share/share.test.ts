import { beforeEach, describe, expect, it } from 'vitest'
import { getPointDetail } from '#shared/api/material'
import { createShareLink } from '#shared/api/share'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})

const paramsOf = (extensionOfficerId: string, activityId: string) =>
  JSON.stringify({ extensionOfficerId, activityId })

const link = (
  pointId?: string,
  { activityId = '31', params = paramsOf('10001', activityId), userId = '10001' } = {},
) => ask(sandbox, createShareLink, { params, activityId, userId, ...(pointId && { pointId }) })

describe('a link to share', () => {
  it('a link to share is absolute, and leads to the page of its share point with who shared what', async () => {
    const { data } = await link('freeCandy')
    const url = new URL(data.pageUrl)
    expect([url.origin, url.pathname]).toEqual(['http://sandbox.test', '/freeCandy/share'])
    expect(Object.fromEntries(url.searchParams)).toEqual({
      activityId: '31',
      extensionOfficerId: '10001',
      shareId: data.shareId,
      materialId: data.material.id,
    })
    expect(data.pageUrl).not.toContain('demo-10001')
  })

  it('a link to share of a recall leads to the letter, and says which captain wrote it', async () => {
    const { data } = await link('recall', { activityId: '22' })
    const url = new URL(data.pageUrl)
    expect(url.pathname).toBe('/recallBossShare')
    expect(url.searchParams.get('extensionOfficerId')).toBe('10001')
  })

  it.each([
    ['friends', '37', '/download', 'F7PT'],
    ['boss', '38', '/inviteBossRankBind', 'B7PT'],
    ['promoter', '0', '/dispersion/inviteBind', 'P7PT'],
  ])('a link to share of an invitation (%s) carries its code', async (point, activityId, path, code) => {
    const url = new URL((await link(point, { activityId })).data.pageUrl)
    expect([url.pathname, url.searchParams.get('code')]).toEqual([path, code])
  })

  it('a link to share leads to the activity’s own page without a share point', async () => {
    expect(new URL((await link()).data.pageUrl).pathname).toBe('/freeCandy')
    const anywhere = await link(undefined, { activityId: '0' })
    expect(new URL(anywhere.data.pageUrl).pathname).toBe('/activityNew/sharePage')
  })

  it('a link to share is the same however often it is asked for, and another one for another share', async () => {
    const first = (await link('freeCandy')).data
    expect((await link('freeCandy')).data).toEqual(first)
    expect((await link('freeCandyOpen')).data.shareId).not.toBe(first.shareId)
  })

  it('a link to share is refused when its JSON is broken, or names another person or activity', async () => {
    const refused = [
      link('freeCandy', { params: '{"extensionOfficerId":' }),
      link('freeCandy', { params: 'null' }),
      link('freeCandy', { params: paramsOf('10002', '31') }),
      link('freeCandy', { params: paramsOf('10001', '32') }),
      link('freeCandy', { userId: '10002' }),
    ]
    expect((await Promise.all(refused)).map(({ code }) => code)).toEqual(Array(5).fill(5001))
  })

  it('a link to share is refused for an activity or a share point that there is not', async () => {
    expect(await link('freeCandy', { activityId: '99999' })).toMatchObject({ code: 4040 })
    expect(await link('nowhere')).toMatchObject({ code: 4040 })
  })
})

it('a share point says what it shares in the caller’s language, logged out too', async () => {
  const guest = { userId: '', language: 'en' } as const
  const { data } = await ask(sandbox, getPointDetail, { pointId: 'freeCandy' }, guest)
  expect(data).toMatchObject({
    activityId: '31',
    path: '/freeCandy/share',
    material: { title: 'Help me open a candy box' },
  })
  expect(await ask(sandbox, getPointDetail, { pointId: 'nowhere' }, guest)).toMatchObject({ code: 4040 })
})
