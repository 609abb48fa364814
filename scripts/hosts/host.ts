import type { Rules } from './rules.ts'
import type { SiteManifest } from './site-manifest.ts'

/** Options of a host's file besides the rules. */
export interface HostOptions {
  /** Folder of the site on the host's own disk: nginx and Caddy. */
  root: string
  /** nginx has the brotli module. */
  brotli: boolean
  /** nginx: certificates of the authorities that may vouch for the API. */
  caFile: string
  /** nginx: folder of its logs. */
  logs: string
  /** The files of the site, for a host that takes a copy; undefined where only a manifest is at hand. */
  listFiles(): Promise<ListedFile[] | undefined>
  /** HTML of the page for unknown addresses. */
  notFoundHtml: string
  /** What the rules are of, in words for a host that takes a copy of it (`copyOf`). */
  copied: string
}

export interface ListedFile {
  key: string
  /** Bytes. */
  size: number
}

/** A number that a host does not let pass. */
export interface Limit {
  what: string
  used: number
  most: number
  /** Where the host documents it. */
  source: string
  /** What else there is to know of the number, as that more is granted on request. */
  note?: string
}

/** A host's own rules: files by name, what they use of the host's limits, and what is to be done with them. */
export interface HostFiles {
  files: Record<string, string>
  limits: Limit[]
  next: string[]
}

export type Host = (rules: Rules, options: HostOptions) => HostFiles | Promise<HostFiles>

/** What a host that takes a copy is to be given: never what is built in place of what is live. */
export const copyOf = ({ kind }: SiteManifest, from: string) =>
  kind === 'live' ? `the released site (${from}), not what is built,` : 'the built site'

/** When the rules of a released site have to be made again. */
export const AGAIN =
  'a page is new there, or its addresses, redirects or frames change ("release publish" prints it); not for a swap'

/** What to do on a host whose logs cannot leave queries out, in which links bring logins. */
export const wholeAddresses = (logs: string) =>
  `${logs} keep whole addresses, and with them logins of links: turn them off, or cut each at its first "?" before it is kept.`

export const MADE = 'Made by "npm run hosts" from the manifest: make it again in place of editing it.'

/** From here on a limit is announced before it is passed. */
const NEAR = 0.8

/** A sentence for each limit that is passed, or will be soon. */
export function limitWarnings(limits: Limit[]): string[] {
  return limits
    .filter(({ used, most }) => used > most * NEAR)
    .map(({ what, used, most, source, note }) => {
      const takes = used > most ? `and the host takes ${most}` : `close to the ${most} that the host takes`
      return `${what}: ${used}, ${takes} (${[note, source].filter(Boolean).join('; ')}).`
    })
}
