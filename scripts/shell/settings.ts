import type { PageMeta, PageState, Fault as SandboxFault } from '#shared/runtime/app'
import { DAY, HOUR } from '../sandbox/world/clock.ts'

export interface ShellSize {
  html: number
  /** Scripts that every visit loads. */
  scripts: number
}

/** A page by its `page.ts`. */
export interface ShellPage
  extends Pick<
    PageMeta,
    'paths' | 'redirects' | 'weight' | 'title' | 'description' | 'themeColor' | 'frames' | 'states'
  > {
  /** For instance `warlord/season`; its cover is at `/__shell/cover/warlord/season`. */
  id: string
  /** As `warlord`. */
  family: string
  /** Bytes over the wire, brotli, of the last build; absent: it was not built. */
  size?: ShellSize
  /** What it may weigh. */
  budget: ShellSize
}

/** What surrounds the page: our app on three platforms, a page that frames it, a messenger's browser, a plain one. */
export const CLIENTS = ['android', 'ios', 'flutter', 'frame', 'messenger', 'browser'] as const
export type Client = (typeof CLIENTS)[number]

/** How the app's bridge behaves. `refused`: every call is answered by `{ code: -1 }`; `encoded-twice`: by the JSON of a JSON text. */
export const BRIDGES = [
  'on-time',
  'late-900ms',
  'late-2s',
  'late-5s',
  'never',
  'throwing',
  'silent',
  'null',
  'refused',
  'encoded-twice',
] as const
export type BridgeMode = (typeof BRIDGES)[number]

export const LANGUAGES = ['zh', 'en', 'tw'] as const
export type Language = (typeof LANGUAGES)[number]

/** `no-calls`: every call's connection breaks. `off`: no script or picture comes either. */
export const LINES = ['on', 'no-calls', 'off'] as const
export type Line = (typeof LINES)[number]

/** Width and height in CSS pixels: phones upright and lying on their side, and a tablet. */
export const SCREENS = [
  '375x812',
  '375x667',
  '320x568',
  '414x896',
  '812x375',
  '667x375',
  '568x320',
  '768x1024',
] as const
export type Screen = (typeof SCREENS)[number]

/** Fields of an app's header profile; the last two are the login. */
export const HEADER_FIELDS = [
  'version',
  'channel',
  'platform',
  'deviceId',
  'deviceInfo',
  'system',
  'platformOs',
  'area',
  'language',
  'country',
  'timeZone',
  'source',
  'token',
  'userId',
] as const
export type HeaderField = (typeof HEADER_FIELDS)[number]

/** Parameters of a page's address that the specification names; the person, area and language have settings of their own. */
export const ADDRESS_FIELDS = [
  'activityId',
  'roomId',
  'fleetId',
  'channelId',
  'subChannelId',
  'materialId',
  'extensionOfficerId',
  'landingPageId',
  'shareId',
  'materiaLType',
  'appKey',
] as const

/** What calls meet in place of their answer; of several that match, the first. Without a path it is every call. */
export type Fault = Omit<SandboxFault, 'userId'>

/** All that the shell plays. Plain data: a change is a new object. */
export interface ShellSettings {
  /** Id of the page, as 'warlord/season'; '' shows the directory. */
  page: string
  /** Which of its history paths, or of the paths that lead to it; '' is its first. */
  path: string
  /** Name of the declared state that the other settings started from; '' is the page's first. */
  state: string
  /** A demo in place of a page, as 'kit/button'. */
  component: string
  language: Language
  /** Id of a demo user, or 'nobody'. */
  person: string
  client: Client
  /** The app's version, for instance '3.17.0'; '' for none. */
  version: string
  bridge: BridgeMode
  /** Changes of the app's header profile (headerOf); an empty text removes a field. */
  header: Partial<Record<HeaderField, string>>
  headerDelayMs: number
  /** The rest of the page's address: 'roomId=88001&fromPc=1'. */
  query: string
  /** AREA in the page's URL; '' for none. */
  area: string
  /** The sandbox's clock: '' is the machine's, '+1d2h' runs ahead of it ('-30m' behind), an ISO date starts from there. */
  clock: string
  frozen: boolean
  /** What the person did in the app before the page is opened. */
  happened: NonNullable<PageState['happened']>
  faults: Fault[]
  line: Line
  reducedMotion: boolean
  screen: Screen
}

/** Defaults, where neither URL nor state has a value. */
const PRESET: ShellSettings = {
  page: '',
  path: '',
  state: '',
  component: '',
  language: 'zh',
  person: '10001',
  client: 'browser',
  version: '3.17.0',
  bridge: 'on-time',
  header: {},
  headerDelayMs: 0,
  query: '',
  area: '',
  clock: '',
  frozen: false,
  happened: [],
  faults: [],
  line: 'on',
  reducedMotion: false,
  screen: '375x812',
}

/** The state that is asked for, or the page's first where none is; undefined where there is none of that name. */
export function stateOf(page: ShellPage | undefined, state: string): PageState | undefined {
  return page?.states[state || (Object.keys(page.states)[0] ?? '')]
}

/** The settings that a declared state of a page asks for. Without a page, or for an unknown state, the usual ones. */
export function presetFor(page: ShellPage | undefined, state = ''): ShellSettings {
  const { as, query, client, happened, faults, ...when } = stateOf(page, state) ?? {}
  return {
    ...PRESET,
    page: page?.id ?? '',
    state,
    person: as ?? PRESET.person,
    client: client ?? PRESET.client,
    query: query ?? '',
    clock: clockOf(when),
    happened: happened ?? [],
    faults: faults ?? [],
  }
}

/** From an hour of today in the product's zone, or of so many days later; else so much ahead of the machine's time. */
function clockOf({ at, after }: PageState): string {
  if (!at) return after ? `+${after}` : ''
  const day = new Date(Date.now() + 8 * HOUR + Number.parseInt(after ?? '0', 10) * DAY)
  return `${day.toISOString().slice(0, 10)}T${at}+08:00`
}
