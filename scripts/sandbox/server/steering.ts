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

/** What a call is to meet instead of, or around, its real answer. */
export const steerRuleSchema = strictObject({
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

export type SteerRule = InferOutput<typeof steerRuleSchema>

export interface Steering {
  add(rule: SteerRule): void
  clear(): void
  /** The rule for this call, newest first; counts down its `times`. */
  take(call: { method: string; path: string; declared: string; userId: string }): SteerRule | undefined
  /** Resolves when it is released, for a call that is held; rejects when its caller aborts. */
  released(signal: AbortSignal): Promise<void>
  /** Lets so many held calls go on, the oldest first; without a number all of them, and no more are held. Returns how many still are. */
  release(calls?: number): number
}

export function createSteering(): Steering {
  let rules: { rule: SteerRule; left: number }[] = []
  let held: (() => void)[] = []
  const release = (calls?: number) => {
    if (calls === undefined) rules = rules.filter(({ rule }) => !rule.hold)
    for (const go of held.splice(0, calls ?? held.length)) go()
    return held.length
  }
  return {
    release,
    released: (signal) =>
      new Promise((resolve, reject) => {
        held.push(resolve)
        signal.addEventListener('abort', () => {
          held = held.filter((each) => each !== resolve)
          reject(signal.reason)
        })
      }),
    add(rule) {
      rules.unshift({ rule, left: rule.times ?? Number.POSITIVE_INFINITY })
    },
    clear() {
      release()
      rules = []
    },
    take({ method, path, declared, userId }) {
      const found = rules.find(
        ({ rule }) =>
          (!rule.method || rule.method.toUpperCase() === method) &&
          (!rule.userId || rule.userId === userId) &&
          (!rule.path || rule.path === path || rule.path === declared || begins(rule.path, path)),
      )
      if (found && --found.left === 0) rules = rules.filter((each) => each !== found)
      return found?.rule
    },
  }
}

function begins(pattern: string, path: string): boolean {
  return pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1))
}

/** Whether the rule brings an answer of its own. */
export function replacesAnswer({ code, data, status, body, drop, desc, bizCode }: SteerRule): boolean {
  return [code, data, status, body, desc, bizCode].some((each) => each !== undefined) || drop === true
}
