import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty('the text is empty'))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What the calls of a path meet in place of their answer, as the sandbox is steered. */
const answerSchema = v.strictObject({
  /** Exact, declared (`/activity/info/info/{id}`) or a beginning (`/activity/*`). */
  path: text,
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE', 'HEAD'])),
  code: v.optional(whole),
  bizCode: v.optional(text),
  desc: v.optional(text),
  data: v.optional(v.unknown()),
  status: v.optional(whole),
  body: v.optional(v.string()),
  delayMs: v.optional(whole),
  /** Only so many characters of it arrive; what comes in lines breaks off there. */
  cut: v.optional(whole),
  /** What comes in lines: these in place of the real ones. */
  lines: v.optional(v.array(v.unknown())),
  /** Half of the answer arrives, and then nothing more. */
  hang: v.optional(v.boolean()),
  /** The connection breaks. */
  drop: v.optional(v.boolean()),
})

/** What is to be seen: the key of some words of the page, its family or a shared piece, or a mark. */
export const shownSchema = v.pipe(
  v.string(),
  v.regex(
    /^(([a-z]+\/[a-z-]+:)?\w+(\.\w+)*|data-[\w-]+=[\w-]+)$/,
    'it is written as stage.live, kit/reward-popup:title or data-light=night',
  ),
)

/**
 * How a page comes into one of its states on the sandbox: data, which the app shell and the gallery follow. All of it may
 * be left out: then user 10001 opens the page in a plain browser.
 */
export const recipeSchema = v.strictObject({
  /** Who opens it: a demo user of the sandbox, or nobody. */
  as: v.optional(
    v.union([v.literal('nobody'), v.pipe(v.string(), v.regex(/^\d+$/, "a person is written as '10001'"))]),
  ),
  /** The rest of the address: `needShowPopReward=1`. */
  query: v.optional(v.pipe(v.string(), v.regex(/^[^?#&\s][^?#\s]*$/, 'a query is written as a=1&b=2'))),
  /** What it is opened in. */
  host: v.optional(v.picklist(['android', 'ios', 'flutter', 'frame', 'messenger', 'browser'])),
  /** What it is opened on: a computer's wide screen in place of a phone. */
  device: v.optional(v.literal('desktop')),
  /** How long after the sandbox began, as 90s, 30m, 2h or 3d. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d+[smhd]$/, 'a time is written as 90s, 30m, 2h or 3d'))),
  /** The hour at which it is opened, in the product's zone, as 20:30: on the first day, or as many days later as `after` says. */
  at: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour is written as 20:30'))),
  /**
   * What tells this state from the others, for the gallery to look for: the key of some words of the page or its family,
   * as `stage.live`, or a mark, as `data-light=night`.
   */
  shows: v.optional(shownSchema),
  /** What the person did in the app before. */
  happened: v.optional(
    v.array(
      v.strictObject({ what: v.picklist(['hosted', 'greeted', 'gifted', 'shared']), amount: v.number() }),
    ),
  ),
  /** Of several that match a call, the first. */
  answers: v.optional(v.array(answerSchema)),
  /**
   * What the person then does, one after the other: presses the tracked action (`data-track`) of that name, the first
   * that can be pressed or the n-th; or fills the field of that name.
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
