import * as v from 'valibot'
import { actionSchema } from './page-action.ts'
import type { PageState } from './page-state.ts'
import { pageStateSchema } from './page-state.ts'

/** `page.ts`, checked by the build alone: this file stays out of the runtime, which only has its type. */
export const historyPath = v.pipe(
  v.string(),
  v.regex(/^\/([\w-]+(\/[\w-]+)*)?$/, 'a history path is written as /battle: no query, no slash at the end'),
)
const target = v.pipe(
  v.string(),
  v.regex(/^\/[\w-]+(\/[\w-]+)*(\?[^#\s]+)?$/, 'a target is written as /battle?x=1'),
)
const callPath = v.pipe(
  v.string(),
  v.regex(/^\/[\w{}/-]*\*?$/, 'a call is written as /user/cap/battle/task/list or /activity/group/*'),
)
const named = (how: string) => v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, how))
const words = v.strictObject({
  zh: v.pipe(v.string(), v.trim(), v.nonEmpty('the text is empty')),
  en: v.pipe(v.string(), v.trim(), v.nonEmpty('the text is empty')),
  tw: v.pipe(v.string(), v.trim(), v.nonEmpty('the text is empty')),
})

const declaredSchema = v.strictObject({
  /** History paths that show this page; the first is its canonical address. */
  paths: v.pipe(v.array(historyPath), v.minLength(1, 'a page needs at least one history path')),
  /** Paths that lead elsewhere, here because they belong to this page: `/old` -> `/battle?popup=1`. */
  redirects: v.optional(v.array(v.strictObject({ from: historyPath, to: target }))),
  /** 'light' pages do not load `shared/ui`. */
  weight: v.picklist(['light', 'full']),
  title: words,
  description: words,
  /** Picture for link previews, relative to the page's folder: PNG or JPEG, which every messenger shows. */
  cover: v.pipe(v.string(), v.regex(/^\.\/[\w./-]+\.(png|jpe?g)$/, 'a cover is written as ./cover.png')),
  themeColor: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour is written as #2a1657')),
  /**
   * 'any': every site may show this page in a frame; refused where people spend, claim or sign on it, since a strange site
   * could place its own buttons over these. By default only our own pages and the known parents (KNOWN_PARENTS) may.
   */
  frames: v.optional(v.literal('any')),
  /**
   * The activity of a campaign, by its id: `/index` lists its page, and the server provides the dates. False: this page is
   * no campaign.
   */
  listed: v.union(
    [v.literal(false), v.pipe(v.string(), v.regex(/^\d+$/))],
    "a campaign is listed by the id of its activity, as listed: '7', and any other page by listed: false",
  ),
  /**
   * Of a listed page: the part of its cover without lettering, which `/index` shows beside the title. In pixels of the
   * cover, and of its proportions.
   */
  art: v.optional(
    v.strictObject({
      x: v.pipe(v.number(), v.minValue(0)),
      y: v.pipe(v.number(), v.minValue(0)),
      width: v.pipe(v.number(), v.minValue(200, 'the part is at least 200 px wide, or it is blurred')),
    }),
  ),
  /** Required queries: the states `loading` and `failed` are derived from them. */
  data: v.optional(v.pipe(v.array(callPath), v.minLength(1, 'name a call, or leave it out'))),
  /** The page is complete without a login; all others have the state `logged-out`. */
  login: v.optional(v.literal(false)),
  /**
   * The states that the page can be in, by name, in the order in which they are shown; the first is its usual one. Those
   * that every page has follow from `data` and `login`, and are written only where they are otherwise.
   */
  states: v.pipe(
    v.record(named('a state is named as logged-out'), pageStateSchema),
    v.minEntries(1, 'a page needs at least one state, as running: {}'),
  ),
  /** Actions with an effect on the server, by name; tested by `scripts/testing/facts`. */
  actions: v.optional(v.record(named('an action is named as sign-in'), actionSchema)),
})

/** Names of what a `page.ts` can declare. */
export const PAGE_FIELDS = Object.keys(declaredSchema.entries)

/** The declarations of a `page.ts`. */
export type PageMeta = v.InferOutput<typeof declaredSchema>
/** Shared declarations of a family, in its `_family/page.ts`. */
export type FamilyMeta = Partial<Omit<PageMeta, 'paths' | 'redirects' | 'title' | 'listed' | 'art'>>
/** Declarations of a page of such a family; a field replaces the family's as a whole. */
export type PageOf<Family extends FamilyMeta> = Omit<PageMeta, keyof Family> & Partial<PageMeta>

/** A `page.ts`, checked; among its states those that every page has. */
export const pageMetaSchema = v.pipe(
  declaredSchema,
  v.forward(
    v.check(
      ({ states, actions = {} }) => Object.values(actions).every(({ state }) => !state || !!states[state]),
      'an action begins in a state that is not declared',
    ),
    ['actions'],
  ),
  v.forward(
    v.check(({ listed, art }) => !listed === !art, 'a listed page, and only such a page, has one'),
    ['art'],
  ),
  v.transform((meta): PageMeta => ({ ...meta, states: statesOf(meta) })),
)

/** The declarations from which states are derived. */
interface Declared {
  states: Record<string, PageState>
  data?: readonly string[]
  login?: false
}

/**
 * All states of a page: declared ones, then those that every page has. The latter are opened like the page's first state;
 * a declared state of the same name wins.
 */
function statesOf({ states, data, login }: Declared): Record<string, PageState> {
  const { as, query, client, device } = Object.values(states)[0] ?? {}
  const usual: PageState = {
    ...(as && { as }),
    ...(query && { query }),
    ...(client && { client }),
    ...(device && { device }),
  }
  const derived: Record<string, PageState> = {
    ...(data && { loading: { ...usual, faults: data.map((path) => ({ path, hang: true })) } }),
    ...(login !== false && { 'logged-out': { as: 'nobody', ...(query && { query }) } }),
    ...(data && { failed: { ...usual, faults: data.map((path) => ({ path, drop: true })) } }),
  }
  const added = Object.entries(derived).filter(([name]) => !states[name])
  return { ...states, ...Object.fromEntries(added) }
}
