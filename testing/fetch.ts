import type { Sandbox } from '#sandbox/index.ts'

let sandbox: Sandbox | undefined
const open = new Set<() => void>()

/** Puts a sandbox behind `fetch` until the end of the test. */
export function putSandbox(next: Sandbox): void {
  sandbox = next
}

/** `fetch` in tests: the sandbox answers, a fresh one where the test has not made its own. */
export async function answerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  if (!sandbox) {
    const { createSandbox } = await import('#sandbox/index.ts')
    sandbox ??= createSandbox()
  }
  const answer = sandbox.fetch(request)
  return untilBrokenOff(answer, init?.signal)
}

/** The answer to a call, which its caller may break off, and the end of the test does. */
export function untilBrokenOff(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    const breakOff = () => reject(new DOMException('The call was broken off.', 'AbortError'))
    const done = () => open.delete(breakOff)
    open.add(breakOff)
    signal?.addEventListener('abort', breakOff)
    answer.then(resolve, reject).then(done, done)
  })
}

/** Ends the calls that a test left behind, so that none of them reaches into the next. */
export async function breakOffAll(): Promise<void> {
  for (const breakOff of open) breakOff()
  open.clear()
  sandbox = undefined
  // What waited for those calls hears of it now.
  await new Promise((resolve) => setTimeout(resolve))
}
