import { array, object, picklist, safeParse, string } from 'valibot'
import { storage } from '#shared/runtime/storage'

const STATES = ['coming', 'whole', 'stopped', 'broken', 'refused'] as const

const turn = object({
  id: string(),
  question: string(),
  /** Markdown, as much as has come. */
  answer: string(),
  /**
   * coming: the answer is streaming. stopped: by the person. broken: the stream was interrupted. refused: `answer` holds
   * the reason.
   */
  state: picklist(STATES),
})

/** A question with its answer. */
export interface Turn {
  id: string
  question: string
  answer: string
  state: (typeof STATES)[number]
}

/** Maximum number of stored turns. */
const MOST = 30

const keyOf = (userId: string) => `assistant-${userId}`

/** The stored conversation of a person, on this phone only. An answer that was streaming is read as broken. */
export function readConversation(userId: string): Turn[] {
  const read = safeParse(array(turn), storage.readJson(keyOf(userId)))
  if (!read.success) return []
  return read.output.map((each) => (each.state === 'coming' ? { ...each, state: 'broken' } : each))
}

/** Stores a conversation; an empty one is removed. */
export function keepConversation(userId: string, turns: readonly Turn[]): void {
  if (turns.length === 0) storage.remove(keyOf(userId))
  else storage.writeJson(keyOf(userId), turns.slice(-MOST))
}
