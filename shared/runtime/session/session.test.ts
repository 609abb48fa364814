import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

/** The rooms as a newly opened page has them. */
async function open(query = '') {
  history.replaceState(null, '', `/page${query}`)
  vi.resetModules()
  return import('./index.ts')
}

beforeEach(() => {
  for (const [key, value] of Object.entries({ token: 't', userId: '1' })) localStorage.setItem(key, value)
})

test('logged in only with both token and userId', async () => {
  const { session } = await open()
  expect(session.isLoggedIn()).toBe(true)
  session.save({ userId: '' })
  expect(session.isLoggedIn()).toBe(false)
  session.save({ userId: '1', token: '' })
  expect(session.isLoggedIn()).toBe(false)
})

test('texts "undefined" and "null" of older pages are no session', async () => {
  localStorage.setItem('token', 'undefined')
  localStorage.setItem('userId', 'null')
  const { session } = await open()
  expect(session.get()).toMatchObject({ token: '', userId: '' })
})

test('what the address brings goes before what is stored, and is stored', async () => {
  localStorage.setItem('userInfo', '{"nickname":"of person 1"}')
  const { session } = await open('?token=u&userId=2&roomId=9&channelId=c&shareId=s&x=1')
  expect(session.get()).toEqual({ token: 'u', userId: '2', roomId: '9', userInfo: null })
  expect({ ...localStorage }).toEqual({ token: 'u', userId: '2', roomId: '9', channelId: 'c' })
  expect(JSON.parse(sessionStorage.getItem('indexQuery') ?? '')).toEqual({ channelId: 'c', shareId: 's' })
  expect(location.search).toBe('?userId=2&roomId=9&channelId=c&shareId=s&x=1')
})

test('where nothing can be stored, the token stays in the address, since the next page needs it', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { session } = await open('?token=u&userId=2')
  expect(session.get()).toMatchObject({ token: 'u', userId: '2' })
  expect(location.search).toBe('?token=u&userId=2')
  blocked.mockRestore()
})

test('a link that names another person does not turn the session into theirs', async () => {
  const { session } = await open('?userId=2')
  expect(session.get().userId).toBe('1')
})

test('clearing ends the login and forgets who it was', async () => {
  const { session } = await open()
  session.save({ userInfo: { userId: '1', name: 'Ann', portrait: '', rids: ['captain'] } })
  session.clear()
  expect(session.get()).toMatchObject({ token: '', userId: '1', userInfo: null })
  expect(Object.keys(localStorage)).toEqual(['userId'])
})

test('user info of either spelling is read', async () => {
  localStorage.setItem('userInfo', '{"userId":1,"nickname":"Ann","avatar":"a.png","rids":["captain",2]}')
  const { session } = await open()
  expect(session.get().userInfo).toEqual({
    userId: '1',
    name: 'Ann',
    portrait: 'a.png',
    rids: ['captain', '2'],
  })
  localStorage.setItem('userInfo', '[broken')
  session.save({})
  expect(session.get().userInfo).toBeNull()
})

test('the same object comes back until something changes; listeners hear of it, also from another tab', async () => {
  const { session } = await open()
  const before = session.get()
  expect(session.get()).toBe(before)
  const heard = vi.fn()
  const stop = session.subscribe(heard)
  session.save({ roomId: '5' })
  expect(session.get()).not.toBe(before)
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(session.isLoggedIn()).toBe(false)
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  session.save({ roomId: '6' })
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a component sees logins and logouts; on the prerendered screen nobody is known', async () => {
  const { session, useSession } = await open()
  const { result } = renderHook(useSession)
  expect(result.current).toMatchObject({ known: true, loggedIn: true, userId: '1' })
  act(() => session.clear())
  expect(result.current).toMatchObject({ known: true, loggedIn: false })
  expect(renderToString(createElement(() => JSON.stringify(useSession())))).toContain(
    '&quot;known&quot;:false',
  )
})
