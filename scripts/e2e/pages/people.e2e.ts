import { addressOf } from '../../browser/person.ts'
import { onTheLine, visitOverLine } from '../network/over-line.ts'
import { expect, test } from '../test.ts'
import { expectSane } from '../way-on.ts'

const MARKUP = ['<b>阿泽</b>', '"><img src=x>']
const PROFILE = { userId: '10002', level: 3, rids: [], signature: '' }
const INVITER = '/user/userinfo/nolog/base_info/{id}'

test.describe('a name that is markup', () => {
  for (const [title, path, name = ''] of [
    ['as captain', '/battle?token=demo-10013&userId=10013', MARKUP[0]],
    ['as captain', '/battle?token=demo-10027&userId=10027', MARKUP[1]],
    ['as inviter', '/download?extensionOfficerId=10013', MARKUP[0]],
    ['as inviter', '/download?extensionOfficerId=10027', MARKUP[1]],
  ] as const) {
    test(`a name that is markup is read ${title} in ${path}, sign for sign`, ({ bench }) =>
      visitOverLine(bench, { name: `people.${path.slice(-5)}` }, async ({ tab, line, person }) => {
        await tab.open(addressOf(line.origin, path, 'zh'))
        await person.sees(name)
        await expectSane(tab, 'zh')
        expect(await tab.page.locator('bdi:not([aria-hidden]) *, img[src=x]').count()).toBe(0)
        expect(line.received.filter(({ url }) => url.endsWith('/x'))).toEqual([])
      }))
  }

  test('a name that is markup is read in a list of people, and in what a script could run', ({ bench }) =>
    visitOverLine(bench, { name: 'people.script' }, async ({ tab, line, site, person }) => {
      const nickname = '<img src=x onerror="window.smuggled=1">'
      await site.addFault({ path: INVITER, data: { ...PROFILE, nickname, portrait: '' } })
      await tab.open(addressOf(line.origin, '/download?extensionOfficerId=10002', 'zh'))
      await person.sees(nickname)
      expect(await tab.evaluate('window.smuggled')).toBeUndefined()
    }))
})

test.describe('a portrait', () => {
  const inviter = (portrait: string) => ({ data: { ...PROFILE, nickname: '小满', portrait } })
  const asked = (urls: { url: string }[]) =>
    urls.map(({ url }) => url.replace(/\?.*/, '')).filter((url) => /face\.png|^\/x$/.test(url))

  test('a portrait that fails is looked for once in the other place, and then a placeholder stands for it', ({
    bench,
  }) =>
    visitOverLine(bench, { name: 'people.portrait' }, async ({ tab, line, site, person }) => {
      await site.addFault({ path: INVITER, ...inviter('/static-cdn/face.png') })
      await tab.open(addressOf(line.origin, '/download?extensionOfficerId=10002', 'zh'))
      await person.sees('小满')
      await onTheLine(() => asked(line.received).length === 2)
      await tab.probe.settled()
      expect(asked(line.received)).toEqual(['/static-cdn/face.png', '/static-origin/face.png'])
      expect(await tab.page.locator('[data-expose=inviter] img').count()).toBe(0)
      await expectSane(tab, 'zh')
    }))
})
