import { RECHARGE_PATH } from './recharge-page.ts'

/** The first segments under which the server's whole API lives; no page has a history path below them. */
const PREFIXES = [
  '/api/',
  '/user/',
  '/activity/',
  '/assets/',
  '/room/',
  '/misc/',
  '/werewolf/',
  '/__sandbox/',
]

/** Whether the sandbox answers this path, be it with a 404 envelope: never a page or file of the site. */
export function isApiPath(pathname: string): boolean {
  return pathname === RECHARGE_PATH || PREFIXES.some((prefix) => pathname.startsWith(prefix))
}
