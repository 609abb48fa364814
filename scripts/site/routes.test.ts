import { describe, expect, it } from 'vitest'
import { matchRoute } from './routes.ts'

const table = {
  pages: {
    'pets/room': { paths: ['/pet'] },
    'pets/room-v2': { paths: ['/petV2'] },
    'warlord/season': { paths: ['/battle'] },
  },
  redirects: [
    { from: '/', to: '/download' },
    { from: '/battleTaskReward', to: '/battle?needShowPopReward=1' },
  ],
}

describe('a history path', () => {
  it.each(['/battle', '/battle/', '/battle?token=1', '/battle/?a=b', '/%62attle'])(
    '%s leads to its page',
    (url) => {
      expect(matchRoute(table, url)).toEqual({ page: 'warlord/season' })
    },
  )

  it.each(['/Battle', '/battl', '/battle2', '/battle/x', '/battle//', '/warlord/season', '/%E0%A4%A'])(
    '%s leads nowhere',
    (url) => {
      expect(matchRoute(table, url)).toBeUndefined()
    },
  )

  it('a history path never catches a longer one that begins alike', () => {
    expect(matchRoute(table, '/petV2')).toEqual({ page: 'pets/room-v2' })
    expect(matchRoute(table, '/petV')).toBeUndefined()
  })
})

describe('a redirect', () => {
  it('a redirect keeps the query that came along', () => {
    expect(matchRoute(table, '/?channelId=7&token=abc')).toEqual({
      redirect: '/download?channelId=7&token=abc',
    })
  })

  it('a redirect adds its own parameter, which wins over one of the same name', () => {
    const redirect = '/battle?needShowPopReward=1&lang=en'
    expect(matchRoute(table, '/battleTaskReward?lang=en&needShowPopReward=0')).toEqual({ redirect })
  })
})
