import { array, object, picklist, safeParse, string } from 'valibot'
import { storage } from '#shared/runtime/storage'

const STATES = ['coming', 'whole', 'stopped', 'broken', 'refused'] as const

const turn = object({
  id: string(),
  question: string(),
  /** Markdown, as much as has come. */
  answer: string(),
  /** coming: it is being said. stopped: by the person. broken: on its way. refused: for the reason in `answer`. */
  state: picklist(STATES),
})

/** A question with its answer. */
export interface Turn {
  id: string
  question: string
  answer: string
  state: (typeof STATES)[number]
}

/** The latest are kept, and no more. */
const MOST = 30

const keyOf = (userId: string) => `assistant-${userId}`

/** The conversation of a person, which is on this phone alone. An answer that was on its way then has broken off. */
export function readConversation(userId: string): Turn[] {
  const read = safeParse(array(turn), storage.readJson(keyOf(userId)))
  if (!read.success) return []
  return read.output.map((each) => (each.state === 'coming' ? { ...each, state: 'broken' } : each))
}

/** Nothing is left of an empty one. */
export function keepConversation(userId: string, turns: readonly Turn[]): void {
  if (turns.length === 0) storage.remove(keyOf(userId))
  else storage.writeJson(keyOf(userId), turns.slice(-MOST))
}
