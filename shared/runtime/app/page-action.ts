import * as v from 'valibot'
import { type PageState, recipeSchema, shownSchema } from './page-state.ts'

/**
 * An action with an effect on the server: data from which the facts of every page are tested. How the page is opened is
 * declared as in a state; by default as the page's first state.
 */
export const actionSchema = v.strictObject({
  ...recipeSchema.entries,
  /** The call that takes effect, as its endpoint declares it: `/activity/constellation/luckyDraw`. */
  path: v.pipe(v.string(), v.regex(/^\/[\w{}/-]+$/, 'a call is written as its endpoint declares it')),
  /** The declared state to start from; fields here override it, and `taps` are appended. */
  state: v.optional(v.string()),
  /** The last one sends the call. */
  taps: recipeSchema.entries.taps,
  /** What shows that it is done: the key of some words, a mark, or the address that it leads to, as `/login`. */
  shows: v.union([
    shownSchema,
    v.pipe(v.string(), v.regex(/^\/[\w./-]+$/, 'an address is written as /login')),
  ]),
})

export type PageAction = v.InferOutput<typeof actionSchema>

/** Ways to an action: the steps of a state whose last tap sends the request. */
export function recipeOf(states: Record<string, PageState>, action: PageAction): PageState {
  const { path: _, state, shows: __, ...own } = action
  const from = state ? states[state] : undefined
  const { shows: ___, ...usual } = from ?? Object.values(states)[0] ?? {}
  return { ...usual, ...own, taps: [...(from?.taps ?? []), ...(own.taps ?? [])] }
}
