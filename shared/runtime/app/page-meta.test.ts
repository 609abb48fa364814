import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { recipeOf } from './page-action.ts'
import { pageMetaSchema } from './page-meta.ts'

const words = { zh: '战令', en: 'Battle Order', tw: '戰令' }
const good = {
  paths: ['/battle', '/activityNew/group0408/index'],
  redirects: [{ from: '/battleTaskReward', to: '/battle?needShowPopReward=1' }],
  weight: 'light',
  title: words,
  description: words,
  cover: './cover.png',
  themeColor: '#2a1657',
  listed: '7',
  art: { x: 300, y: 60, width: 280 },
  states: { running: {}, failed: { as: '10002', faults: [{ path: '/user/*', code: 500 }] } },
}

const statesOf = (change: object) =>
  Object.entries((safeParse(pageMetaSchema, { ...good, ...change }).output as typeof good).states)

it('a complete page.ts is taken as it is', () => {
  expect(safeParse(pageMetaSchema, { ...good, login: false }).output).toEqual({ ...good, login: false })
  expect(safeParse(pageMetaSchema, { ...good, redirects: undefined }).success).toBe(true)
})

it('a page that says neither which campaign it is nor that it is none is refused', () => {
  const issuesOf = (listed: unknown) =>
    safeParse(pageMetaSchema, { ...good, listed, art: listed ? good.art : undefined }).issues?.length ?? 0
  expect([issuesOf('21'), issuesOf(false)]).toEqual([0, 0])
  for (const listed of [undefined, '', 'battle', true, 7]) expect(issuesOf(listed)).toBe(1)
})

it('a state declares what is tapped, which of several, and what is typed', () => {
  const states = { 'code-sent': { device: 'desktop', taps: ['goal', 'day#2', 'mobile=138 0001 0001'] } }
  expect(safeParse(pageMetaSchema, { ...good, states }).success).toBe(true)
})

it('the states in which a page’s calls are under way or fail follow from the calls that it lives by', () => {
  const states = { mine: { as: '10002', query: 'tab=2', taps: ['more'], after: '1d' }, empty: {} }
  expect(statesOf({ states, data: ['/a/list', '/b/*'] })).toEqual([
    ...Object.entries(states),
    [
      'loading',
      {
        ...{ as: '10002', query: 'tab=2' },
        faults: [
          { path: '/a/list', hang: true },
          { path: '/b/*', hang: true },
        ],
      },
    ],
    ['logged-out', { as: 'nobody', query: 'tab=2' }],
    [
      'failed',
      {
        ...{ as: '10002', query: 'tab=2' },
        faults: [
          { path: '/a/list', drop: true },
          { path: '/b/*', drop: true },
        ],
      },
    ],
  ])
})

it('a state that a page declares itself stays as it is', () => {
  const failed = { taps: ['again'] }
  expect(statesOf({ states: { usual: {}, failed }, data: ['/a'], login: false })).toEqual([
    ['usual', {}],
    ['failed', failed],
    ['loading', { faults: [{ path: '/a', hang: true }] }],
  ])
})

const sign = { path: '/user/userSignRecord/sign', shows: 'signIn.done' }

it('an action begins as the page usually is, or in one of its states, and goes on from there', () => {
  const states = {
    usual: { as: '10002' },
    asked: { as: '10003', query: 'a=1', taps: ['buy'], shows: 'price' },
  }
  expect(recipeOf(states, { ...sign, taps: ['sign-in'] })).toEqual({ as: '10002', taps: ['sign-in'] })
  expect(recipeOf(states, { ...sign, state: 'asked', taps: ['confirm'] })).toEqual({
    as: '10003',
    query: 'a=1',
    taps: ['buy', 'confirm'],
  })
})

it.each([
  ['no path', { paths: [] }, 'paths'],
  ['a path without its slash', { paths: ['battle'] }, 'paths.0'],
  ['a slash at the end', { paths: ['/battle/'] }, 'paths.0'],
  ['a query in a path', { paths: ['/battle?a=1'] }, 'paths.0'],
  ['a redirect to another site', { redirects: [{ from: '/x', to: '//evil.example' }] }, 'redirects.0.to'],
  ['an unknown weight', { weight: 'heavy' }, 'weight'],
  ['a missing language', { title: { zh: '战令', en: 'Battle' } }, 'title.tw'],
  ['an empty title', { title: { ...words, en: '  ' } }, 'title.en'],
  ['a cover that not every messenger shows', { cover: './cover.webp' }, 'cover'],
  ['a cover elsewhere', { cover: 'https://x.example/c.png' }, 'cover'],
  ['a listed page without the part of its cover that the list shows', { art: undefined }, 'art'],
  ['a part of the cover of a page that is not listed', { listed: false }, 'art'],
  ['a part of a cover too small to be sharp', { art: { x: 0, y: 0, width: 90 } }, 'art.width'],
  ['a colour by name', { themeColor: 'purple' }, 'themeColor'],
  ['an unknown key', { weigth: 'light' }, 'weigth'],
  ['no state', { states: {} }, 'states'],
  [
    'a state with a field that there is not',
    { states: { running: { user: '10001' } } },
    'states.running.user',
  ],
  ['a state in an unknown host', { states: { running: { host: 'windows' } } }, 'states.running.host'],
  ['a state on an unknown device', { states: { running: { device: 'tablet' } } }, 'states.running.device'],
  ['a tap without a name', { states: { running: { taps: ['#2'] } } }, 'states.running.taps.0'],
  ['a call that is a whole address', { data: ['https://api.example/a'] }, 'data.0'],
  ['no call that it lives by', { data: [] }, 'data'],
  ['an action that shows nothing', { actions: { sign: { path: '/sign' } } }, 'actions.sign.shows'],
  ['an action in a state that is not there', { actions: { sign: { ...sign, state: 'far' } } }, 'actions'],
  ['a person by name', { states: { running: { as: 'Anna' } } }, 'states.running.as'],
])('%s is refused, by name', (_, change, field) => {
  const { success, issues } = safeParse(pageMetaSchema, { ...good, ...change })
  expect(success).toBe(false)
  expect(issues?.[0].path?.map(({ key }) => key).join('.')).toBe(field)
})
