import * as v from 'valibot'
import { type PageState, recipeSchema, shownSchema } from './page-state.ts'

/**
 * What a person can do on a page that takes effect on the server: data, from which the facts of every page are tested.
 * Who opens the page and how is declared as in a state; without a word of it, the page is opened as it usually is.
 */
export const actionSchema = v.strictObject({
  ...recipeSchema.entries,
  /** The call that takes effect, as its endpoint declares it: `/activity/constellation/luckyDraw`. */
  path: v.pipe(v.string(), v.regex(/^\/[\w{}/-]+$/, 'a call is written as its endpoint declares it')),
  /** The declared state that it begins in: what is said here comes on top, its `taps` after those of the state. */
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

/** How a page comes to an action: the recipe of a state whose last tap sends the call. */
export function recipeOf(states: Record<string, PageState>, action: PageAction): PageState {
  const { path: _, state, shows: __, ...own } = action
  const from = state ? states[state] : undefined
  const { shows: ___, ...usual } = from ?? Object.values(states)[0] ?? {}
  return { ...usual, ...own, taps: [...(from?.taps ?? []), ...(own.taps ?? [])] }
}
