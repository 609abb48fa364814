import type { Endpoint } from '#shared/runtime/request'
import { Refusal } from '../world/refusal.ts'
import { REFUSALS } from '../world/refusal-words.ts'
import type { Answer } from './envelope.ts'

/** Remembers what each idempotency key came to, so that it acts once however often it arrives. */
export interface AnsweredKeys {
  /** The earlier answer to this key; undefined when it is new. Throws a Refusal if it was about something else. */
  recall(key: string, about: unknown): Answer | undefined
  remember(key: string, about: unknown, answer: Answer): void
}

/** What of an input the key is for: all but the proof of the person. */
export function keyedInput({ proof = [] }: Endpoint, input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !proof.includes(name)))
}

export function createAnsweredKeys(): AnsweredKeys {
  const known = new Map<string, { about: string; answer: Answer }>()
  return {
    recall(key, about) {
      const found = known.get(key)
      if (found && found.about !== JSON.stringify(about)) throw new Refusal(5001, REFUSALS.badInput)
      return found?.answer
    },
    remember(key, about, answer) {
      known.set(key, { about: JSON.stringify(about), answer })
    },
  }
}
