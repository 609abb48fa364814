import { isApiPath } from '../sandbox/api-path.ts'
import { PRIVATE } from '../site/layout.ts'
import { isAssetPath } from '../site/routes.ts'

/** Who answers a path before any page could, in words; undefined where a page may have it. */
export function reservedFor(path: string): string | undefined {
  // paths below them are reserved too
  const below = `${path}/`
  if (path.startsWith('/__')) return 'the tools of development'
  if (isApiPath(below)) return 'the API'
  if (path === '/health' || path === '/events') return 'the collector'
  if (below.startsWith(`/${PRIVATE}`)) return 'the records of releases'
  return isAssetPath(below) ? 'files' : undefined
}
