/** The shell's base path; no page uses it. */
export const BASE = '/__shell'

export function isShellPath(pathname: string): boolean {
  return pathname === BASE || pathname.startsWith(`${BASE}/`)
}
