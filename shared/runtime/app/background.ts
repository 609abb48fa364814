import { steps } from '#shared/runtime/errors'
import { session } from '#shared/runtime/session'
import { pageData } from './page-data.ts'

type Background = typeof import('#shared/background')

/** The first seconds of a visit belong to the person; or until their first press is answered, and the browser idle. */
const FIRST_MS = 5000
const ANSWER_MS = 1000
const AGAIN_MS = 30_000

let loaded: Promise<Background> | undefined
let failures = 0

/**
 * Imports the background module, whose URL is in the page data: it is built on this module, which cannot know its name.
 * Rejects on failure; the next call retries with another URL, since browsers cache failures.
 */
export function background(): Promise<Background> {
  // in a variable: around an import of a literal Vite sets a helper of 0.7 KB
  const url = pageData()?.background + '?'.repeat(failures)
  loaded ??= import(/* @vite-ignore */ url).catch((error) => {
    loaded = undefined
    failures++
    throw error
  }) as Promise<Background>
  return loaded
}

const start = () => background().then(({ startBackground }) => startBackground())

/** Nothing will follow them on this visit. */
function forgetSteps(): void {
  steps.length = 0
  steps.push = () => 0
}

/** Starts the background behind what the person does first; retries once later if that fails. */
export function startBehind(): void {
  if (!pageData()?.background) return
  const quiet = new Promise<unknown>((resolve) => {
    // a question that comes before what they do
    if (session.linkUserId()) resolve(undefined)
    const onPress = () => setTimeout(() => window.requestIdleCallback?.(resolve), ANSWER_MS)
    setTimeout(resolve, FIRST_MS - performance.now())
    addEventListener('click', onPress, { once: true })
  })
  quiet.then(start).catch(() => setTimeout(() => start().catch(forgetSteps), AGAIN_MS))
}
