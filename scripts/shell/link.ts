import type { ShellPage, ShellSettings } from './settings.ts'

export interface FieldsProps {
  settings: ShellSettings
  site: ShellSite
  page: ShellPage
  change: (some: Partial<ShellSettings>) => void
}

/** What the played client finds in the shell's window, of the same origin, and reports to. */
export interface ShellLink {
  /** As they are when the frame's page begins. */
  settings: ShellSettings
  report(event: ClientEvent): void
}

declare global {
  interface Window {
    /** The shell's, on its own window: a page in its frame finds it as `parent.__shell`. */
    __shell?: ShellLink
  }
}

interface EventBase {
  /** Ms since 1970, by this machine's clock. */
  at: number
}

/** A call of the page to its client. Reported once more, with the same id, when it has been answered. */
export interface CallEvent extends EventBase {
  kind: 'bridge'
  id: string
  client: ShellSettings['client']
  method: string
  payload: unknown
  /** Its progress: `sent` expects no answer, `silent` gets none. */
  outcome: 'asked' | 'answered' | 'sent' | 'silent' | 'threw'
  /** With `answered`. */
  answer?: unknown
}

/** What the page has posted to the page that frames it. */
export interface PostedEvent extends EventBase {
  kind: 'message'
  data: unknown
}

/** What the page wrote to the console, or did not catch. */
export interface ProblemEvent extends EventBase {
  kind: 'problem'
  level: 'warning' | 'error' | 'uncaught' | 'rejection'
  text: string
}

/** Where the page in the frame is, whenever that changes: path and query, without the login. */
export interface PathEvent extends EventBase {
  kind: 'path'
  path: string
}

export interface TitleEvent extends EventBase {
  kind: 'title'
  title: string
}

/** Payloads and answers are plain data, cut where they are very long. */
export type ClientEvent = CallEvent | PostedEvent | ProblemEvent | PathEvent | TitleEvent

/** Content of `/__shell/site.json`. */
export interface ShellSite {
  /** In the order of their ids. */
  pages: ShellPage[]
  components: ShellComponent[]
  people: ShellPerson[]
  endpoints: ShellEndpoint[]
  codes: ShellCode[]
  /** Origins of this server in the local network, as `http://192.168.1.7:5173`. */
  origins: string[]
}

/** A component of the kit or of the heavy set that has a demo. */
export interface ShellComponent {
  /** As `kit/button`. */
  id: string
}

/** A demo user of the sandbox. */
export interface ShellPerson {
  id: string
  /** What they are good for, in a few words. */
  line: string
}

/** A declared endpoint of the contract. */
export interface ShellEndpoint {
  method: string
  /** As declared: `/activity/info/info/{id}`. */
  path: string
}

/** A code of the error catalogue. */
export interface ShellCode {
  code: number
  /** What the pages do with it. */
  line: string
}
