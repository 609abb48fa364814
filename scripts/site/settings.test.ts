import { describe, expect, it } from 'vitest'
import { hostsOf, readSettings, sameSettings } from './settings.ts'

describe('a list of origins', () => {
  it.each([
    ['', ''],
    ['https://www.partner.example', 'https://www.partner.example'],
    [
      ' https://www.partner.example/, http://localhost:8080\thttps://WWW.partner.example ',
      'http://localhost:8080 https://www.partner.example',
    ],
    ['https://www.partner.example:443', 'https://www.partner.example'],
  ])('"%s" is kept as browsers write it, once each and in order', (given, kept) => {
    const { knownParents, fileOrigins } = readSettings({ KNOWN_PARENTS: given, FILE_ORIGINS: given })
    expect([knownParents, fileOrigins]).toEqual([kept, kept])
  })

  it.each([
    'www.partner.example',
    'https://a.example/path',
    'https://*.example',
    '*',
    "'self'",
    'https://a;b',
  ])('a list of origins is refused with %s in it, by a sentence that names the variable', (wrong) => {
    expect(() => readSettings({ KNOWN_PARENTS: `https://a.example ${wrong}` })).toThrow(
      `KNOWN_PARENTS="${wrong}" is not an origin. Write origins as https://www.example.com, with a space between two.`,
    )
  })
})

it('an address of the app may have a query, and is refused where it is none', () => {
  const store = 'https://apps.apple.com/app/id42?mt=8'
  expect(readSettings({ APP_STORE_URL: store }).appStoreUrl).toBe(store)
  expect(() => readSettings({ APK_URL: '/app.apk' })).toThrow('APK_URL="/app.apk" is not an address.')
})

it('a page gets the hosts that are set, and of nothing where none is', () => {
  expect(hostsOf(readSettings({ API_BASE: 'https://api.example.com' }))).toBeUndefined()
  const hosts = hostsOf(readSettings({ KNOWN_PARENTS: 'https://b.example https://a.example' }))
  expect(JSON.stringify(hosts)).toBe('{"parents":["https://a.example","https://b.example"]}')
})

it('pages of a build from before a setting was known stand beside those that are built without it', () => {
  const now = readSettings({ API_BASE: 'https://api.example.com' })
  const before = { apiBase: 'https://api.example.com', siteUrl: '' } as typeof now
  expect(sameSettings(now, before)).toBe(true)
  expect(sameSettings({ ...now, knownParents: 'https://a.example' }, before)).toBe(false)
})
