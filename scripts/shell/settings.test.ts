import { describe, expect, it } from 'vitest'
import { frameAddress } from './frame-address.ts'
import { sandboxCalls } from './sandbox-calls.ts'
import type { ShellPage } from './settings.ts'
import { presetFor, type ShellSettings } from './settings.ts'
import { changedFields, readSettings, writeSettings } from './settings-address.ts'

const season: ShellPage = {
  id: 'warlord/season',
  family: 'warlord',
  paths: ['/battle', '/battleOld'],
  redirects: [{ from: '/battleTaskReward', to: '/battle?needShowPopReward=1' }],
  weight: 'light',
  title: { zh: '队长战令', en: 'Battle Order', tw: '隊長戰令' },
  description: { zh: 'a', en: 'b', tw: 'c' },
  themeColor: '#000000',
  states: {
    running: {},
    rewards: { as: '10002', query: 'needShowPopReward=1', client: 'android', after: '2h' },
    failed: { faults: [{ path: '/user/cap/battle/task/list', code: 500 }] },
    busy: { happened: [{ what: 'hosted', amount: 2 }], as: '10003' },
  },
  budget: { html: 1, scripts: 1 },
}
const pages = [season]
const preset = presetFor(season)

const everyOther: ShellSettings = {
  page: 'warlord/season',
  path: '/battleOld',
  state: 'failed',
  component: 'kit/button',
  language: 'tw',
  person: 'nobody',
  client: 'flutter',
  version: '3.9.0',
  bridge: 'late-2s',
  header: { area: 'TH', deviceInfo: '', token: 'a b&c' },
  headerDelayMs: 1500,
  query: 'roomId=88001&name=%E6%9E%97&x[]=1',
  area: 'TH',
  clock: '+1d2h',
  frozen: true,
  happened: [
    { what: 'hosted', amount: 2 },
    { what: 'gifted', amount: 500 },
  ],
  faults: [
    { path: '/user/*', status: 502, body: '<html>"a" & b</html>', times: 2 },
    { delayMs: 4000, data: { list: [1, '二'] } },
  ],
  line: 'off',
  reducedMotion: true,
  screen: '320x568',
}

describe("the shell's address", () => {
  it("the shell's address carries every setting, and reading it gives the same", () => {
    expect(readSettings(writeSettings(everyOther, pages), pages)).toEqual(everyOther)
  })

  it.each(Object.keys(everyOther) as (keyof ShellSettings)[])(
    "the shell's address carries %s alone",
    (name) => {
      const settings = { ...preset, [name]: everyOther[name] }
      expect(readSettings(writeSettings(settings, pages), pages)).toMatchObject({ [name]: everyOther[name] })
    },
  )

  it("the shell's address names only what differs from what the state asks for", () => {
    const settings = presetFor(season, 'rewards')
    expect(writeSettings(settings, pages)).toBe('?page=warlord/season&state=rewards')
    expect(writeSettings({ ...settings, person: '10001' }, pages)).toBe(
      '?page=warlord/season&state=rewards&person=10001',
    )
    expect(changedFields({ ...settings, person: '10001', frozen: true }, pages)).toEqual(['person', 'frozen'])
  })

  it("the shell's address carries what was emptied of a state", () => {
    for (const change of [{ faults: [] }, { query: '' }, { happened: [] }, { clock: '' }]) {
      for (const state of Object.keys(season.states)) {
        const settings = { ...presetFor(season, state), ...change }
        expect(readSettings(writeSettings(settings, pages), pages)).toEqual(settings)
      }
    }
  })

  it("the shell's address is empty for the directory", () => {
    expect(writeSettings(presetFor(undefined), pages)).toBe('')
    expect(readSettings('', pages)).toEqual(presetFor(undefined))
  })

  it.each([
    'path=https://evil.example/x',
    'path=//evil.example',
    'lang=fr',
    'person=me',
    'client=fridge',
    'version=new',
    'bridge=soon',
    'header.shoe=43',
    'headerDelay=-1',
    'query=?a=1',
    'area=%3Cb%3E',
    'clock=tomorrow',
    'clock=2026-13-45',
    'frozen=1',
    'happened=slept:8',
    'fault=502',
    'fault={"status":"bad"}',
    'fault={"unknown":1}',
    'line=thin',
    'screen=9999x1',
    'component=../../etc',
  ])("the shell's address passes over the nonsense %s", (nonsense) => {
    expect(readSettings(`?page=warlord/season&${nonsense}&AREA=x`, pages)).toEqual(preset)
  })

  it("the shell's address keeps the name of a page and of a state that do not exist", () => {
    const settings = readSettings('?page=no/such&state=odd', pages)
    expect(settings).toEqual({ ...presetFor(undefined), page: 'no/such', state: 'odd' })
  })
})

describe("the frame's address", () => {
  it("the frame's address names language and login", () => {
    expect(frameAddress(preset, season)).toBe('/battle?lang=zh&token=demo-10001&userId=10001')
  })

  it("the frame's address takes the area, the query and the chosen path", () => {
    const settings: ShellSettings = { ...preset, path: '/battleTaskReward', area: 'TH', query: 'roomId=8' }
    expect(frameAddress(settings, season)).toBe(
      '/battleTaskReward?roomId=8&AREA=TH&lang=zh&token=demo-10001&userId=10001',
    )
  })

  it("the frame's address brings nobody in without a login, and leaves a login in the query alone", () => {
    expect(frameAddress({ ...preset, person: 'nobody' }, season)).toBe('/battle?lang=zh')
    expect(frameAddress({ ...preset, query: 'token=old&lang=en' }, season)).toBe('/battle?token=old&lang=en')
  })

  it("the frame's address never leads elsewhere", () => {
    for (const path of ['//evil.example', 'https://evil.example', '/login', 'javascript:alert(1)'])
      expect(frameAddress({ ...preset, path }, season)).toMatch(/^\/battle\?/)
  })
})

describe('the sandbox', () => {
  it('the sandbox is only reset for the usual settings', () => {
    expect(sandboxCalls(preset)).toEqual([{ verb: 'reset', body: {} }])
  })

  it('the sandbox is set up in this order: what happened, the time, faults, of which the first wins', () => {
    expect(sandboxCalls({ ...everyOther, person: '10003' })).toEqual([
      { verb: 'reset', body: {} },
      { verb: 'happen', body: { userId: '10003', what: 'hosted', amount: 2 } },
      { verb: 'happen', body: { userId: '10003', what: 'gifted', amount: 500 } },
      { verb: 'clock', body: { freeze: true, advance: 93_600_000 } },
      { verb: 'faults', body: everyOther.faults[1] },
      { verb: 'faults', body: everyOther.faults[0] },
      { verb: 'faults', body: { drop: true } },
    ])
  })

  it.each([
    ['', true, { freeze: true }],
    ['-30m', false, { advance: -1_800_000 }],
    ['2026-12-01T12:00:00Z', false, { now: '2026-12-01T12:00:00Z' }],
    ['2026-12-01T12:00:00Z', true, { freeze: '2026-12-01T12:00:00Z' }],
  ])('the sandbox has its clock at "%s", frozen %s', (clock, frozen, body) => {
    expect(sandboxCalls({ ...preset, clock, frozen })[1]).toEqual({ verb: 'clock', body })
  })
})
