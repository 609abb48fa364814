import { UPLOADS } from './domains/media-clue/receive-clue.ts'
import { RECHARGE_PATH } from './server/stand-in-pages.ts'
import { PORTRAITS } from './world/portraits/index.ts'

/** The first segments under which the server's whole API lives; no page has a history path below them. */
export const API_PREFIXES = [
  '/api/',
  '/user/',
  '/activity/',
  '/assets/',
  '/room/',
  '/misc/',
  '/werewolf/',
] as const

const ANSWERED = [...API_PREFIXES, '/__sandbox/']

/** Whether the sandbox answers this path, be it with a 404 envelope: never a page or file of the site. */
export function isApiPath(pathname: string): boolean {
  return pathname === RECHARGE_PATH || ANSWERED.some((prefix) => pathname.startsWith(prefix))
}

/** Whether the sandbox answers this path: a call of the API, a portrait of the people whom it makes up, or an uploaded picture. */
export function isSandboxPath(pathname: string): boolean {
  return isApiPath(pathname) || [...PORTRAITS, UPLOADS].some((place) => pathname.startsWith(place))
}
