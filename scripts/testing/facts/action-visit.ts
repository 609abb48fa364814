import { endpoints } from '#sandbox/index.ts'
import type { Call } from '#sandbox/server/call.ts'
import { requestFor } from '#sandbox/testing/ask.ts'
import { type PageAction, recipeOf } from '#shared/runtime/app/page-action.ts'
import type { Endpoint } from '#shared/runtime/request'
import type { LoadedPage } from './pages.tsx'
import { isShown } from './shown.ts'
import { type Visit, visitPage } from './visit.tsx'

/** A page on which everything is ready for an action but the tap that sends it. */
export interface ActionVisit extends Visit {
  /** The last tap. */
  send(): Promise<void>
  /** The last tap's element, in case it is there. */
  button(): HTMLElement | undefined
  /** The calls of the action so far. */
  sent(): Call[]
  /** The calls since the action was sent last by which the page reads what there is now. */
  readAgain(): Call[]
  done(): boolean
  /** Whether the page shows something new since it was sent: a toast or content. */
  isReported(): boolean
  /** Another tab of the person does the same, as the page has just done it in an earlier visit. */
  elsewhere(input: Record<string, string>): Promise<void>
  endpoint: Endpoint
}

/** Opens a page just before an action is sent. */
export async function openAction({ meta, ...page }: LoadedPage, action: PageAction): Promise<ActionVisit> {
  const recipe = recipeOf(meta.states, action)
  const taps = [...(recipe.taps ?? [])]
  const last = taps.pop()
  if (!last) throw new Error(`pages/${page.page}/page.ts: an action needs a tap that sends it.`)
  const visit = await visitPage(page, recipe)
  for (const tap of taps) await visit.tap(tap)
  const { sandbox } = visit
  const endpoint = endpointOf(action.path)
  const userId = recipe.as ?? '10001'
  const sent = () =>
    sandbox.calls.filter(
      ({ path, method, params }) => isOf(endpoint, path, method) && decides(endpoint, params),
    )
  let before = notes()
  return {
    ...visit,
    endpoint,
    send() {
      before = notes()
      return visit.tap(last)
    },
    isReported: () => visit.messages.length > 0 || notes() !== before,
    button: () => visit.find(last),
    sent,
    readAgain() {
      const since = sent().at(-1)?.id ?? 0
      return sandbox.calls.filter((call) => call.id > since && isRead(call))
    },
    done: () =>
      action.shows.startsWith('/')
        ? visit.left.some((url) => url.includes(action.shows))
        : isShown(page.page, action.shows),
    async elsewhere({ intentId: _, ...input }) {
      await sandbox.fetch(requestFor(endpoint as unknown as Endpoint<object>, input, { userId }))
    },
  }
}

/** The werewolf game's host, and the gift museums: all of their calls are POST. */
const POST_READS = /^\/(werewolf|activity\/giftMuseum)\//

/** Requests that only report are not counted. Reads that use POST are listed. */
const isRead = ({ method, path, params }: Call) =>
  method === 'GET' ? !path.includes('/log') : POST_READS.test(path) && !params.intentId

function endpointOf(path: string): Endpoint {
  const found = endpoints().filter((each) => each.path === path)
  const acting =
    found.find(({ idempotent }) => idempotent) ?? found.find(({ method }) => method !== 'GET') ?? found[0]
  if (!acting) throw new Error(`No endpoint is declared at ${path}.`)
  return acting
}

/** Text of the page itself. */
const notes = () =>
  [
    ...document.querySelectorAll(
      '[aria-live], [role=alert], [role=status], [role=alertdialog], [role=dialog]',
    ),
  ]
    .map(({ textContent }) => textContent)
    .join()

/** Without the proof of the person, its result is only looked up. */
const decides = ({ proof = [] }: Endpoint, params: Record<string, string>) =>
  proof.length === 0 || proof.some((name) => params[name])

function isOf(endpoint: Endpoint, path: string, method: string): boolean {
  const pattern = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return method === endpoint.method && pattern.test(path)
}
