import type { Jump } from './jumps.ts'
import type { RemoteProbe } from './remote-probe.ts'

/** A tab of either browser, in its own profile, on the phone of `flags.ts`. */
export interface Tab {
  readonly browser: 'chromium' | 'oldest' | 'webkit'
  /** What went wrong so far: console errors and warnings, exceptions, failed requests. */
  readonly problems: Problem[]
  /** What moved so far without having been touched, other tabs of the same person included; Chromium 80 counts differently and is not asked. */
  readonly jumps: Jump[]
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>
  readonly probe: RemoteProbe
  /** Value of an expression in the page, promises awaited. */
  evaluate<T>(expression: string): Promise<T>
  tap(x: number, y: number): Promise<void>
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>
  resize(width: number): Promise<void>
  /** A PNG of the whole page or of the viewport. */
  screenshot(file: string, part?: 'page' | 'screen'): Promise<void>
  close(): Promise<void>
}

/** What journeys ask of a tab besides; the oldest browser plays none. */
export interface JourneyTab extends Tab {
  /** Resolves when the page has loaded again. */
  reload(): Promise<void>
  /** A step back in the history; resolves when that page has loaded. */
  goBack(): Promise<void>
  /** Two taps as fast as a finger can. */
  tapTwice(x: number, y: number): Promise<void>
  /** From here on it is another phone: nothing that the site at this origin kept is on it. */
  changePhone(origin: string): Promise<void>
}

export interface Problem {
  kind: 'console' | 'exception' | 'request'
  text: string
}

export interface TabOptions {
  /** Off: the page must work without scripts. */
  javaScript?: boolean
  /** On by default: motion is frozen. */
  reducedMotion?: boolean
  userAgent?: string
  /** Run before the page's own scripts, after the probe. */
  prelude?: string
}

/** What a browser has to offer to the specs. */
export interface TestBrowser {
  readonly name: Tab['browser']
  newTab(options?: TabOptions): Promise<Tab>
  close(): Promise<void>
}
