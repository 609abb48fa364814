import type { Fault } from '#shared/runtime/app'

export interface Faults {
  add(rule: Fault): void
  clear(): void
  /** The rule for this call, newest first; counts down its `times`. */
  take(call: { method: string; path: string; declared: string; userId: string }): Fault | undefined
  /** Resolves when it is released, for a call that is held; rejects when its caller aborts. */
  released(signal: AbortSignal): Promise<void>
  /** Lets so many held calls go on, the oldest first; without a number all of them, and no more are held. Returns how many still are. */
  release(calls?: number): number
}

export function createFaults(): Faults {
  let rules: { rule: Fault; left: number }[] = []
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
export function replacesAnswer({ code, data, status, body, drop, desc, bizCode }: Fault): boolean {
  return [code, data, status, body, desc, bizCode].some((each) => each !== undefined) || drop === true
}
