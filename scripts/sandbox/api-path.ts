import { RECHARGE_PATH } from './server/stand-in-pages.ts'
import { MEDIA } from './world/media/index.ts'
import { PORTRAITS } from './world/portraits/index.ts'
import { UPLOADS } from './world/uploads.ts'

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

/** Whether the sandbox answers this path: a call of the API, a picture or a film that it makes up, or an uploaded file. */
export function isSandboxPath(pathname: string): boolean {
  return isApiPath(pathname) || [...PORTRAITS, MEDIA, UPLOADS].some((place) => pathname.startsWith(place))
}
