/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  pick<T>(list: readonly T[]): T
}

/** mulberry32 (public domain), seeded by an FNV-1a hash of the text. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick: (list) => {
      const picked = list[whole(0, list.length - 1)]
      if (picked === undefined) throw new Error('Nothing to pick from.')
      return picked
    },
  }
}

/** 32 bits of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** One of several by their chances in percent; in the same proportions when these do not add up to 100. */
export function drawOne<Option extends { percent: number }>(luck: Random, from: readonly Option[]): Option {
  let left = luck.next() * from.reduce((sum, { percent }) => sum + percent, 0)
  for (const option of from) {
    left -= option.percent
    if (left < 0) return option
  }
  return from[from.length - 1] as Option
}
