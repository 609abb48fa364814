/** The assistant that answers questions about the app. */
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { endpoint } from '#shared/runtime/request'

/** As many signs as a question may have; code 5001 for a longer one. */
export const LONGEST_QUESTION = 500

/** A line of the answer: a piece of its text, or that this was all: the whole of it, or as much as one answer may have. */
const line = object({
  text: optional(string()),
  end: optional(picklist(['whole', 'limit'])),
})

export type AnswerLine = InferOutput<typeof line>

/** What was said before, oldest first, as `history` has it in JSON. */
export interface Said {
  by: 'person' | 'assistant'
  text: string
}

/**
 * Asks a question. The answer is Markdown and comes in lines. `history` is JSON of Said[]; `soFar` what had come of this answer
 * when it broke off: the server goes on behind it. Nothing of it is kept by the server. Code 8001: too many questions.
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
