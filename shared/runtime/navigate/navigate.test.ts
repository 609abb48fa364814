import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rereadAddress } from '#shared/runtime/address'
import { visitStorage } from '#shared/runtime/storage'
import { followLinks, navigate, pageUrl, sitePath } from './index.ts'

const loaded = vi.fn()

/** Opens this page with a query. */
function arrive(query: string) {
  history.replaceState(null, '', `/battle${query}`)
  rereadAddress()
}

beforeEach(() => {
  loaded.mockReset()
  vi.spyOn(location, 'assign').mockImplementation((url) => loaded('assign', String(url)))
  vi.spyOn(location, 'replace').mockImplementation((url) => loaded('replace', String(url)))
  arrive('')
})
afterEach(() => arrive(''))

describe('a page of this site', () => {
  it('a page of this site opens by its history path', () => {
    expect(navigate.to('/battleRule')).toBe(true)
    expect(loaded).toHaveBeenCalledWith('assign', '/battleRule')
  })

  it('a page of this site keeps language, area and where the person came from, and nothing of who they are', () => {
    visitStorage.writeJson('indexQuery', { shareId: 's1', channelId: 'c9' })
    arrive('?lang=en&AREA=TW&token=secret&userId=10001')
    expect(pageUrl('/download')).toBe('/download?lang=en&AREA=TW&shareId=s1&channelId=c9')
  })

  it('a page of this site takes parameters, which win over what is kept; empty ones are left out', () => {
    arrive('?lang=en')
    expect(pageUrl('/battle?tab=2#top', { tab: 3, lang: 'tw', from: '', to: null })).toBe(
      '/battle?tab=3&lang=tw#top',
    )
  })

  it('a value in an address cannot add a parameter', () => {
    expect(pageUrl('/login', { back: '/battle?a=1&b=2' })).toBe('/login?back=%2Fbattle%3Fa%3D1%26b%3D2')
  })

  it('a page of this site can take the place of this one in the history', () => {
    navigate.replace('/login')
    expect(loaded).toHaveBeenCalledWith('replace', '/login')
  })
})

describe('an http or .html address', () => {
  it('an http or .html address is loaded as it is', () => {
    arrive('?lang=en')
    navigate.to('https://pay.example/cashier?order=1')
    navigate.recharge()
    expect(loaded.mock.calls).toEqual([
      ['assign', 'https://pay.example/cashier?order=1'],
      ['assign', '/newModel/recharge.html'],
    ])
  })

  it('an http or .html address takes parameters', () => {
    navigate.to('https://pay.example/cashier?order=1', { from: 'battle' })
    expect(loaded).toHaveBeenCalledWith('assign', 'https://pay.example/cashier?order=1&from=battle')
  })
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'intent://scan/#Intent;scheme=zxing;end',
  'vbscript:x',
  'blob:https://x/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'http:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://good.example\\@evil.example',
  'https://good.example@evil.example/',
  'https://good.example:secret@evil.example',
  'https://evil.example:99999/',
  'https://[evil.example',
  'https://evil%00.example',
  'https:////evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%252F/evil.example',
  '/./evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/battle/..//evil.example',
  '/%2e%2e//evil.example',
  '/battle//evil.example',
  '/battle\u0000',
  'javascript%3Aalert(1)',
  '%2F%2Fevil.example',
  `/battle?x=${'a'.repeat(8000)}`,
  'evil.example',
  'battle',
  '',
])('%j is refused', (target) => {
  expect(navigate.to(target)).toBe(false)
  expect(navigate.replace(target)).toBe(false)
  expect(sitePath(target)).toBeNull()
  expect(loaded).not.toHaveBeenCalled()
})

it.each([
  '/battle?back=%2Fdownload%3Fx%3D1#/../top',
  '/activityNew/group/index',
  '/newModel/recharge.html?from=//x',
  'https://pay.example:8443/cashier//2/?mail=a@b.example',
])('%s is a place to go to', (target) => {
  expect(navigate.to(target)).toBe(true)
})

it('a place to come back to is a path of this site', () => {
  expect(sitePath('/battle?tab=2')).toBe('/battle?tab=2')
  expect(sitePath('https://evil.example/battle')).toBeNull()
})

describe('plain links', () => {
  followLinks()
  /** Clicks a link and says whether the browser was left to follow it. */
  const click = (html: string, keys: MouseEventInit = {}) => {
    document.body.innerHTML = html
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    let left = true
    const look = (seen: Event) => {
      left = !seen.defaultPrevented
      seen.preventDefault()
    }
    window.addEventListener('click', look, { once: true })
    document.querySelector('a *, a')?.dispatchEvent(event)
    document.body.innerHTML = ''
    return left
  }

  it('plain links keep the visit’s parameters', () => {
    arrive('?lang=en')
    expect(click('<a href="/battleRule"><b>Rules</b></a>')).toBe(false)
    expect(loaded).toHaveBeenCalledWith('assign', '/battleRule?lang=en')
  })

  it.each([
    ['another site', '<a href="https://other.example/">x</a>', {}],
    ['a new window', '<a href="/battleRule" target="_blank">x</a>', {}],
    ['a file to keep', '<a href="/poster.png" download>x</a>', {}],
    ['a place on this page', '<a href="#rules">x</a>', {}],
    ['a click with a key', '<a href="/battleRule">x</a>', { ctrlKey: true }],
  ])('plain links to %s are left to the browser', (_, html, keys) => {
    expect(click(html, keys)).toBe(true)
    expect(loaded).not.toHaveBeenCalled()
  })
})
