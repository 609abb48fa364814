import * as v from 'valibot'
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
const words = v.strictObject({
  zh: v.pipe(v.string(), v.trim(), v.nonEmpty('the text is empty')),
  en: v.pipe(v.string(), v.trim(), v.nonEmpty('the text is empty')),
  tw: v.pipe(v.string(), v.trim(), v.nonEmpty('the text is empty')),
})

export const pageMetaSchema = v.strictObject({
  /** History paths that show this page; the first is its canonical address. */
  paths: v.pipe(v.array(historyPath), v.minLength(1, 'a page needs at least one history path')),
  /** Paths that lead elsewhere, here because they belong to this page: `/old` -> `/battle?popup=1`. */
  redirects: v.optional(v.array(v.strictObject({ from: historyPath, to: target }))),
  /** 'light' pages load nothing of `shared/ui`. */
  weight: v.picklist(['light', 'full']),
  title: words,
  description: words,
  /** Picture for link previews, relative to the page's folder: PNG or JPEG, which every messenger shows. */
  cover: v.pipe(v.string(), v.regex(/^\.\/[\w./-]+\.(png|jpe?g)$/, 'a cover is written as ./cover.png')),
  themeColor: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour is written as #2a1657')),
  /**
   * 'own': no foreign site may show this page in a frame, since people spend or sign on it. By default any may: partner
   * sites frame campaign pages.
   */
  frames: v.optional(v.literal('own')),
  /** The states that the page can be in, by name, in the order in which they are shown; the first is its usual one. */
  states: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'a state is named as logged-out')),
      pageStateSchema,
    ),
    v.minEntries(1, 'a page needs at least one state, as running: {}'),
  ),
})

export type PageMeta = v.InferOutput<typeof pageMetaSchema>
