import * as v from 'valibot'
import { faultSchema } from './fault.ts'

const text = v.pipe(v.string(), v.nonEmpty('the text is empty'))
/** Faults for the calls of a path, of everybody. */
const faultOfState = v.strictObject({
  ...v.omit(faultSchema, ['userId']).entries,
  path: text,
  bizCode: v.optional(text),
})

/** Evidence of a state: a locale key of the page, its family or a shared piece, or a data attribute. */
export const shownSchema = v.pipe(
  v.string(),
  v.regex(
    /^(([a-z]+\/[a-z-]+:)?\w+(\.\w+)*|data-[\w-]+=[\w-]+)$/,
    'it is written as stage.live, kit/later-popup:title or data-light=night',
  ),
)

/**
 * How a page comes into one of its states on the sandbox: data, which the app shell and the gallery follow. All of it may
 * be left out: then user 10001 opens the page in a plain browser.
 */
export const recipeSchema = v.strictObject({
  /** Demo user of the sandbox, or nobody. */
  as: v.optional(
    v.union([v.literal('nobody'), v.pipe(v.string(), v.regex(/^\d+$/, "a person is written as '10001'"))]),
  ),
  /** The rest of the address: `needShowPopReward=1`. */
  query: v.optional(v.pipe(v.string(), v.regex(/^[^?#&\s][^?#\s]*$/, 'a query is written as a=1&b=2'))),
  /** The client. */
  client: v.optional(v.picklist(['android', 'ios', 'flutter', 'frame', 'messenger', 'browser'])),
  /** The device: a desktop screen instead of a phone. */
  device: v.optional(v.literal('desktop')),
  /** How long after the sandbox began, as 90s, 30m, 2h or 3d. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d+[smhd]$/, 'a time is written as 90s, 30m, 2h or 3d'))),
  /** Local time in the product's zone, for instance 20:30, on the first day or `after` days later. */
  at: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour is written as 20:30'))),
  /**
   * Evidence that distinguishes this state in the gallery: a locale key of the page or family, for instance `stage.live`,
   * or a data attribute such as `data-light=night`.
   */
  shows: v.optional(shownSchema),
  /** Actions in the app before the visit. */
  happened: v.optional(
    v.array(
      v.strictObject({ what: v.picklist(['hosted', 'greeted', 'gifted', 'shared']), amount: v.number() }),
    ),
  ),
  /** Of several that match a call, the first. */
  faults: v.optional(v.array(faultOfState)),
  /**
   * Steps in order: presses the tracked element (`data-track`) of that name, the first enabled one or the n-th; or fills
   * the field of that name.
   */
  taps: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[\w-]+(#[1-9]\d*|=.+)?$/, 'a tap is written as goal, day#2 or mobile=13800010001'),
      ),
    ),
  ),
})

export const pageStateSchema = v.pipe(
  recipeSchema,
  v.check(
    ({ at, after }) => !at || !after || after.endsWith('d'),
    'beside an hour, `after` counts days, as 2d',
  ),
  v.check(({ at, shows }) => !at || !!shows, 'a state with an hour says what it shows then: add `shows`'),
)

export type PageState = v.InferOutput<typeof pageStateSchema>
