import {
  array,
  boolean,
  type InferOutput,
  integer,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  string,
  unknown,
} from 'valibot'

const whole = pipe(number(), integer(), minValue(0))

/** What calls meet in place of their answer, or around it: data, as the sandbox takes it. */
export const faultSchema = strictObject({
  /** Which calls: an exact path, a declared one as `/activity/info/info/{id}`, or a beginning as `/activity/*`. */
  path: optional(string()),
  method: optional(string()),
  userId: optional(string()),
  /** For so many calls; without it until the next reset. */
  times: optional(pipe(whole, minValue(1))),
  /** The call takes effect first; only its answer is replaced. By default it never reaches the server's logic. */
  after: optional(boolean()),
  delayMs: optional(whole),
  /** Waits until the rule is released, and then for its delay. */
  hold: optional(boolean()),
  /** Envelope of the answer. */
  code: optional(number()),
  bizCode: optional(string()),
  desc: optional(string()),
  data: optional(unknown()),
  /** HTTP status. */
  status: optional(pipe(number(), integer())),
  /** The raw body with its type; default text/html. */
  body: optional(string()),
  contentType: optional(string()),
  /** Only so many characters of the body arrive; what comes in lines breaks off there. */
  cut: optional(whole),
  /** What comes in lines: these in place of the real ones. */
  lines: optional(array(unknown())),
  /** What comes in lines: so many ms between two of them. */
  paceMs: optional(whole),
  /** Half of the body arrives, and then nothing more. */
  hang: optional(boolean()),
  /** The connection breaks without an answer. */
  drop: optional(boolean()),
})

export type Fault = InferOutput<typeof faultSchema>
