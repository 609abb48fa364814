/** The assistant that answers questions about the app. */
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { endpoint } from '#shared/runtime/schema'

/** As many signs as a question may have; code 5001 for a longer one. */
export const LONGEST_QUESTION = 500

/** A line of the answer: a piece of its text, or its end: complete, or cut at the length limit. */
const line = object({
  text: optional(string()),
  end: optional(picklist(['whole', 'limit'])),
})

export type AnswerLine = InferOutput<typeof line>

/** Earlier messages, oldest first, as JSON in `history`. */
export interface Said {
  by: 'person' | 'assistant'
  text: string
}

/**
 * Asks a question. The answer is Markdown in JSON lines. `history` is JSON of Said[]; `soFar` the received part of an
 * interrupted answer, which the server continues. The server stores nothing.
 * @throws {8001} too many questions
 */
export const askAssistant = endpoint({
  method: 'POST',
  path: '/misc/assistant/ask',
  input: object({
    question: string(),
    history: optional(string()),
    soFar: optional(string()),
  }),
  output: line,
  lines: true,
  // the same question asked twice is two questions
  ignoreConcurrent: true,
})
