import type { Sandbox } from '#sandbox/index.ts'

let sandbox: Sandbox | undefined
const files = new Map<string, string | undefined>()
const open = new Set<() => void>()

/** Puts a sandbox behind `fetch` until the end of the test. */
export function putSandbox(next: Sandbox): void {
  sandbox = next
}

/** Puts a file of the site behind `fetch` until the end of the test, as '/campaigns.json'; undefined: it is missing. */
export function putSiteFile(path: string, content: string | undefined): void {
  files.set(path, content)
}

/** `fetch` in tests: files of the site that were put there, else the sandbox answers, a fresh one where the test has not made its own. */
export async function answerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  if (files.has(pathname)) {
    const content = files.get(pathname)
    const answer = new Response(content, {
      status: content === undefined ? 404 : 200,
      headers: { 'content-type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html' },
    })
    return untilAborted(Promise.resolve(answer), init?.signal)
  }
  if (!sandbox) {
    const { createSandbox } = await import('#sandbox/index.ts')
    sandbox ??= createSandbox()
  }
  const answer = sandbox.fetch(request)
  return untilAborted(answer, init?.signal)
}

/** The answer to a call, which its caller or the end of the test may abort. */
export function untilAborted(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The call was aborted.', 'AbortError'))
    const done = () => open.delete(abort)
    open.add(abort)
    signal?.addEventListener('abort', abort)
    answer.then(resolve, reject).then(done, done)
  })
}

/** Ends the calls that a test left behind, so that none of them reaches into the next. */
export async function abortAll(): Promise<void> {
  files.clear()
  sandbox = undefined
  do {
    for (const abort of open) abort()
    open.clear()
    // what waited for those calls is notified now, and may send one of them again
    await new Promise((resolve) => setTimeout(resolve))
  } while (open.size)
}
