import type { PageState } from '../../../shared/runtime/app/page-state.ts'

/** A page gives up a call after 10 s; what takes nearly as long is shown as it waits. */
const LONG_MS = 8000

/** Tells by path which calls of a state are never answered. */
export function hangingIn({ answers = [] }: PageState): (path: string) => boolean {
  const patterns = answers
    .filter(({ hang, delayMs = 0 }) => hang || delayMs >= LONG_MS)
    .map(({ path }) => new RegExp(`^${path.replace(/\*$/, '.*').replaceAll(/\{\w+\}/g, '[^/]+')}$`))
  return (path) => patterns.some((pattern) => pattern.test(path))
}
