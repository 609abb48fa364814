import type { PageState } from '../../shared/runtime/app/page-state.ts'

/** A page gives up a call after 10 s; what takes nearly as long is shown as it waits. */
const LONG_MS = 8000

/** Lists by path the requests of a state that never get a response. */
export function hangingIn({ faults = [] }: PageState): (path: string) => boolean {
  const patterns = faults
    .filter(({ hang, delayMs = 0 }) => hang || delayMs >= LONG_MS)
    .map(({ path }) => new RegExp(`^${path.replace(/\*$/, '.*').replaceAll(/\{\w+\}/g, '[^/]+')}$`))
  return (path) => patterns.some((pattern) => pattern.test(path))
}
