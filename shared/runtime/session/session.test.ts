import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

/** The rooms as a newly opened page has them. */
async function open(query = '') {
  history.replaceState(null, '', `/page${query}`)
  vi.resetModules()
  return import('./index.ts')
}

beforeEach(() => {
  for (const [key, value] of Object.entries({ token: 't', userId: '1' })) localStorage.setItem(key, value)
})

test('a session is logged in only with both token and userId', async () => {
  const { session } = await open()
  expect(session.isLoggedIn()).toBe(true)
  session.save({ userId: '' })
  expect(session.isLoggedIn()).toBe(false)
  session.save({ userId: '1', token: '' })
  expect(session.isLoggedIn()).toBe(false)
})

test.each([
  ['undefined', 'null'],
  ['', ' '],
  ['null', ' \t'],
])(
  'the texts "%s" and "%s" of older pages are no session, and nothing of a person',
  async (token, userId) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userId', userId)
    localStorage.setItem('roomId', 'undefined')
    localStorage.setItem('userInfo', '{"nickname":"null"}')
    const { session } = await open()
    expect(session.get()).toMatchObject({ token: '', userId: '', roomId: '', userInfo: { name: '' } })
  },
)

/** What a tab that is notified of each write of another has seen at each of them: `token userId`. */
async function watchFromAnotherTab(refused = '') {
  const other = await open()
  const seen: string[] = []
  const look = () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'any' }))
    const { token, userId } = other.session.get()
    seen.push(`${token} ${userId}`)
  }
  look()
  for (const write of ['setItem', 'removeItem'] as const) {
    const native = localStorage[write].bind(localStorage) as (...all: string[]) => void
    const spy = vi.spyOn(localStorage, write).mockImplementation((...all: string[]) => {
      if (write === 'setItem' && all[0] === refused) throw new DOMException('full', 'QuotaExceededError')
      native(...all)
      look()
    })
    onTestFinished(() => spy.mockRestore())
  }
  return seen
}

test('a tab that looks between two writes of another never sees one’s token with another’s id', async () => {
  const { session } = await open()
  session.get()
  const seen = await watchFromAnotherTab()
  session.save({ token: 'u', userId: '2' })
  session.save({ token: 't', userId: '1', userInfo: null })
  expect(new Set(seen)).toEqual(new Set(['t 1', 'u 2']))
  expect(seen.at(-1)).toBe('t 1')
  expect({ ...localStorage }).toEqual({ token: 't', userId: '1' })
})

test('a tab never sees a mixture either where the other takes its login from its address', async () => {
  localStorage.removeItem('token')
  const seen = await watchFromAnotherTab()
  const { session } = await open('?token=u&userId=2')
  session.get()
  expect(new Set(seen)).toEqual(new Set([' 1', 'u 2']))
})

test('in a full store a tab is logged out rather than a mixture of two', async () => {
  const seen = await watchFromAnotherTab('login')
  const { session } = await open()
  session.save({ token: 'u', userId: '2' })
  expect(seen.filter((each) => !['t 1', 'u 2'].includes(each))).toEqual([' 1', ' ', 'u '])
  expect(seen.at(-1)).toBe('u 2')
})

test('a page that ended in the middle of a change leaves the new login complete', async () => {
  localStorage.setItem('login', JSON.stringify(['u', '2', 't', '1']))
  localStorage.setItem('token', 'u')
  const { session } = await open()
  expect(session.get()).toMatchObject({ token: 'u', userId: '2' })
  localStorage.setItem('token', 'of-other-page')
  expect(session.reread()).toMatchObject({ token: 'of-other-page', userId: '1' })
})

test('entries that another tab has not completed for a new person count as logged out', async () => {
  localStorage.setItem('userInfo', '{"userId":"2","nickname":"Bo","rids":["boss"]}')
  const { session } = await open()
  expect(session.get()).toMatchObject({ userId: '1', userInfo: null })
})

test('where nobody is logged in, a login in the address is stored', async () => {
  localStorage.removeItem('token')
  localStorage.setItem('userInfo', '{"nickname":"of person 1"}')
  const { session } = await open('?token=u&userId=2&roomId=9&channelId=c&shareId=s&x=1')
  expect(session.get()).toEqual({ token: 'u', userId: '2', roomId: '9', userInfo: null })
  expect({ ...localStorage }).toEqual({ token: 'u', userId: '2', roomId: '9', channelId: 'c' })
  expect(JSON.parse(sessionStorage.getItem('indexQuery') ?? '')).toEqual({ channelId: 'c', shareId: 's' })
  expect(location.search).toBe('?userId=2&roomId=9&channelId=c&shareId=s&x=1')
})

describe('a login of another person in the address', () => {
  const stored = { token: 't', userId: '1' }

  test.each(['?token=u&userId=2', '?token=u', '?token=t&userId=2'])(
    'of %s nothing is stored, and the token leaves the address',
    async (query) => {
      const { session } = await open(query)
      expect(session.get()).toMatchObject(stored)
      expect({ ...localStorage, ...sessionStorage }).toEqual(stored)
      expect(location.search).not.toContain('token')
    },
  )

  test('the login waits for an answer: to stay leaves everything, to change is the other login', async () => {
    const one = await open('?token=u&userId=2')
    expect(one.session.linkUserId()).toBe('2')
    one.session.answerLink(false)
    expect(one.session.linkUserId()).toBe('')
    expect(one.session.get()).toMatchObject(stored)
    const { session } = await open('?token=u&userId=2')
    session.answerLink(true)
    expect(session.get()).toMatchObject({ token: 'u', userId: '2' })
    expect({ ...localStorage }).toEqual({ token: 'u', userId: '2' })
  })

  test('a link without a person, or with the stored token, asks nothing', async () => {
    for (const query of ['?token=u', '?token=t&userId=2', '?userId=2']) {
      const { session } = await open(query)
      expect(session.linkUserId()).toBe('')
    }
  })

  test('the app’s answer settles it, also with a third person', async () => {
    for (const app of [
      { token: 'v', userId: '3' },
      { token: 'newer', userId: '1' },
    ]) {
      const { session } = await open('?token=u&userId=2')
      session.adoptApp(app)
      expect(session.linkUserId()).toBe('')
      expect(session.get()).toMatchObject(app)
      session.save({ ...stored })
    }
  })
})

test('the same person’s newer token in the address replaces the stored one without a question', async () => {
  const { session } = await open('?token=newer&userId=1')
  expect(session.get()).toMatchObject({ token: 'newer', userId: '1' })
  expect(session.linkUserId()).toBe('')
})

test('where nothing can be stored, the token leaves the address all the same and is kept for this page', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { session } = await open('?token=u&userId=2')
  const now = session.get()
  blocked.mockRestore()
  expect(now).toMatchObject({ token: 'u', userId: '2' })
  expect(location.search).toBe('?userId=2')
})

test.each([
  ['?token=u&token=v&userId=2', '?userId=2'],
  ['?userId=2&%74oken=u', '?userId=2'],
  ['?userId=2&TOKEN=v&token=u', '?userId=2'],
  ['?Token=v&userId=2', '?userId=2'],
  ['?Token=v', ''],
  ['?userId=2&amp;token=u&amp;amp;roomId=9', '?userId=2&roomId=9'],
  ['?userId=2&amp;Token=v', '?userId=2'],

  ['?userId=2#token=v', '?userId=2'],
  ['?userId=2#/index?token=v&tab=1', '?userId=2#/index?tab=1'],
  ['?userId=2&activityId=12?token=v', '?userId=2&activityId=12'],
  ['?userId=2&back=%2Fbattle%3Ftoken%3Dv%26tab%3D1', '?userId=2&back=%2Fbattle%3F%26tab%3D1'],
  ['?back=%2Fbattle%3Ftoken%3Dv%23top&userId=2', '?back=%2Fbattle%3F%23top&userId=2'],
  ['?back=%2Fbattle%3Ftab%3D1%26token=v%26day=2&userId=2', '?back=%2Fbattle%3Ftab%3D1%26%26day=2&userId=2'],
  [
    '?back=%252Fa%253Ftoken%253Dv%2526tab%253D1%26x%3D2&userId=2',
    '?back=%252Fa%253F%2526tab%253D1%26x%3D2&userId=2',
  ],
  ['?back=/battle?token=v&tab=1&userId=2', '?back=/battle?tab=1&userId=2'],
  ['?userId=2&access_token=v', '?userId=2'],
  ['?userId=2&accessToken=v&x=1', '?userId=2&x=1'],
  ['?Token[]=v&userId=2', '?userId=2'],
  ['?token%5B%5D=v&userId=2', '?userId=2'],
  ['?userId=2&x=token:v', '?userId=2&x='],
  ['?userId=2;token=v', '?userId=2'],
  ['?userId=2&back=%2Fa%3Faccess_token%3Dv', '?userId=2&back=%2Fa%3F'],
  ['?userId=2#access_token=v&state=1', '?userId=2#&state=1'],
  ['?userId=2&tokenless=1&tokens=2', '?userId=2&tokenless=1&tokens=2'],
])('the address %s is left as %s', async (query, left) => {
  const { session } = await open(query)
  session.get()
  expect(location.href).toBe(`http://localhost/page${left}`)
})

test('a frame that may not change its address has its session all the same', async () => {
  localStorage.removeItem('token')
  const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  history.pushState(null, '', '/page?token=u&userId=2')
  vi.resetModules()
  const { session } = await import('./index.ts')
  expect(session.get()).toMatchObject({ token: 'u', userId: '2' })
  refused.mockRestore()
})

test('a repeated, empty or "undefined" token in the address ends no stored login', async () => {
  for (const query of ['?token=&userId=1', '?token=undefined&userId=1', '?token=null']) {
    const { session } = await open(query)
    expect(session.get()).toMatchObject({ token: 't', userId: '1' })
  }
})

test('a link that names another person does not turn the session into theirs', async () => {
  const { session } = await open('?userId=2')
  expect(session.get().userId).toBe('1')
})

test('clearing ends the login and forgets who it was', async () => {
  const { session } = await open()
  session.save({ userInfo: { userId: '1', name: 'Ann', portrait: '', token: 't', rids: ['captain'] } })
  session.clear()
  expect(session.get()).toMatchObject({ token: '', userId: '1', userInfo: null })
  expect(Object.keys(localStorage)).toEqual(['userId'])
})

test('user info of either spelling is read', async () => {
  localStorage.setItem(
    'userInfo',
    '{"userId":1,"nickname":"Ann","avatar":"a.png","token":"t","rids":["captain",2]}',
  )
  const { session } = await open()
  expect(session.get().userInfo).toEqual({
    userId: '1',
    name: 'Ann',
    portrait: 'a.png',
    token: 't',
    rids: ['captain', '2'],
  })
  localStorage.setItem('userInfo', '[broken')
  session.save({})
  expect(session.get().userInfo).toBeNull()
})

test('the same object comes back until something changes; listeners are called, also from another tab', async () => {
  const { session } = await open()
  const before = session.get()
  expect(session.get()).toBe(before)
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  session.save({ roomId: '5' })
  expect(session.get()).not.toBe(before)
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(session.isLoggedIn()).toBe(false)
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  session.save({ roomId: '6' })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('another person’s login forgets who the last one was', async () => {
  const { session } = await open()
  session.save({ userInfo: { userId: '1', name: 'Ann', portrait: '', token: 't', rids: ['captain'] } })
  session.save({ token: 'u', userId: '2' })
  expect(session.get().userInfo).toBeNull()
})

test('a page that was frozen, and not notified, learns of the new login when it is seen again', async () => {
  const { session } = await open()
  session.get()
  localStorage.setItem('token', 'newer')
  window.dispatchEvent(new Event('pageshow'))
  expect(session.get().token).toBe('newer')
})

test('an app’s login replaces the stored one; half of one, or one that has ended here, does not', async () => {
  const { session } = await open()
  for (const half of [
    { token: '', userId: '2' },
    { token: 'of-app', userId: '' },
  ])
    session.adoptApp(half)
  expect(session.get()).toMatchObject({ token: 't', userId: '1' })
  session.clear()
  session.adoptApp({ token: 't', userId: '1' })
  expect(session.isLoggedIn()).toBe(false)
  session.adoptApp({ token: 'of-app', userId: '2' })
  expect(session.get()).toMatchObject({ token: 'of-app', userId: '2' })
  session.adoptApp({ token: 'newer', userId: '3' })
  expect(session.get()).toMatchObject({ token: 'newer', userId: '3', userInfo: null })
})

test('a component sees logins and logouts; the prerendered screen is logged out', async () => {
  const { session, useSession } = await open()
  const { result } = renderHook(useSession)
  expect(result.current).toMatchObject({ known: true, loggedIn: true, userId: '1' })
  act(() => session.clear())
  expect(result.current).toMatchObject({ known: true, loggedIn: false })
  expect(renderToString(createElement(() => JSON.stringify(useSession())))).toContain(
    '&quot;known&quot;:false',
  )
})

test('where nobody is logged in, a new token without a userId is not taken for the stored one', async () => {
  localStorage.removeItem('token')
  localStorage.setItem('userInfo', '{"nickname":"of person 1"}')
  const { session } = await open('?token=u')
  expect(session.get()).toEqual({ token: 'u', userId: '', roomId: '', userInfo: null })
  expect(session.isLoggedIn()).toBe(false)
})

test('the stored token brought again by the address ends no login', async () => {
  const { session } = await open('?token=t')
  expect(session.isLoggedIn()).toBe(true)
})
