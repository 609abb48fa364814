/** Everything of the shell lies below this path; no page has one there. */
export const BASE = '/__shell'

export function isShellPath(pathname: string): boolean {
  return pathname === BASE || pathname.startsWith(`${BASE}/`)
}
