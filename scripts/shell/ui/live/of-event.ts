import type { CallEvent, PostedEvent, ProblemEvent } from '../../link.ts'
import type { Entry } from './entry.ts'

const OUTCOMES: Record<CallEvent['outcome'], [result: string, tone: Entry['tone']]> = {
  asked: ['waits for its answer', 'plain'],
  answered: ['answered', 'good'],
  sent: ['sent', 'good'],
  silent: ['no answer comes', 'warn'],
  threw: ['threw', 'bad'],
}

/** A call of the page to its client, as a row; the answer takes the place of the question. */
export function entryOfBridge({ id, at, method, client, payload, outcome, answer }: CallEvent): Entry {
  const [result, tone] = OUTCOMES[outcome]
  const answered = outcome === 'answered'
  return {
    key: `bridge ${id}`,
    kind: 'bridge',
    at,
    name: method,
    result: answered && refused(answer) ? `answered ${short(answer)}` : result,
    tone: answered && refused(answer) ? 'warn' : tone,
    parts: { [`Payload, to ${client}`]: payload, ...(answered && { Answer: answer }) },
  }
}

const refused = (answer: unknown) =>
  answer === null || (typeof answer === 'object' && 'code' in answer && answer.code === -1)

/** A message to the page around, as a row named by its flag. */
export function entryOfMessage({ at, data }: PostedEvent, key: string): Entry {
  const flag = data && typeof data === 'object' ? Object.keys(data)[0] : undefined
  return {
    key: `message ${key}`,
    kind: 'message',
    at,
    name: flag ?? short(data),
    result: 'posted',
    tone: 'good',
    parts: { Message: data },
  }
}

/** A complaint of the page, as a row. */
export function entryOfProblem({ at, level, text }: ProblemEvent, key: string): Entry {
  return {
    key: `problem ${key}`,
    kind: 'problem',
    at,
    name: text.split('\n')[0] ?? '',
    result: level,
    tone: level === 'warning' ? 'warn' : 'bad',
    parts: { Text: text },
  }
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
