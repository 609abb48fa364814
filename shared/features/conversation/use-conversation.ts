import { useEffect, useRef, useState } from 'react'
import { type AnswerLine, askAssistant, type Said } from '#shared/api/assistant'
import { lineReader } from '#shared/features/lines'
import { ApiError, request } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { keepConversation, readConversation, type Turn } from './kept.ts'

/** How many earlier turns are sent along with a question. */
const REMEMBERED = 4

/**
 * A conversation with the assistant, one streamed answer at a time. `turns` is undefined until the stored ones are read.
 */
export function useConversation() {
  const { userId } = useSession()
  const [turns, show] = useState<Turn[]>()
  const now = useRef<Turn[]>([])
  const under = useRef<AbortController>(undefined)
  const put = (next: Turn[]) => {
    now.current = next
    show(next)
  }
  const change = (id: string, to: (turn: Turn) => Turn) =>
    put(now.current.map((turn) => (turn.id === id ? to(turn) : turn)))

  useEffect(() => {
    const before = readConversation(userId)
    now.current = before
    show(before)
    const keep = () => keepConversation(userId, now.current)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      under.current?.abort()
    }
  }, [userId])

  async function answer({ id, question }: Turn, soFar: string): Promise<void> {
    under.current?.abort()
    const abort = new AbortController()
    under.current = abort
    const end = (state: Turn['state'], answered?: string) => {
      if (under.current !== abort) return
      under.current = undefined
      change(id, (turn) => ({ ...turn, state, answer: answered ?? turn.answer }))
      keepConversation(userId, now.current)
    }
    change(id, (turn) => ({ ...turn, state: 'coming', answer: soFar }))
    keepConversation(userId, now.current)
    const history = JSON.stringify(saidBefore(now.current, id))
    const reader = lineReader((line) => {
      const { text } = Object(line) as AnswerLine
      if (typeof text !== 'string' || under.current !== abort) return
      change(id, (turn) => ({ ...turn, answer: turn.answer + text }))
    })
    try {
      const input = { question, history, soFar: soFar || undefined }
      const last = await request(askAssistant, input, { signal: abort.signal, quiet: true, reader })
      end(last.end === 'limit' ? 'broken' : 'whole')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'aborted') end('stopped')
      else if (error.kind === 'business' || error.kind === 'unauthorised') end('refused', error.message)
      else end('broken')
    }
  }

  return {
    turns,
    busy: turns?.some(({ state }) => state === 'coming') ?? false,
    ask(question: string) {
      const turn: Turn = { id: String(Date.now()), question, answer: '', state: 'coming' }
      put([...now.current, turn])
      return answer(turn, '')
    },
    /** Continues an answer that was stopped or interrupted. */
    goOn: (turn: Turn) => answer(turn, turn.answer),
    again: (turn: Turn) => answer(turn, ''),
    stop: () => under.current?.abort(),
    clear() {
      under.current?.abort()
      under.current = undefined
      put([])
      keepConversation(userId, [])
    },
  }
}

function saidBefore(turns: readonly Turn[], id: string): Said[] {
  const before = turns
    .slice(
      0,
      turns.findIndex((turn) => turn.id === id),
    )
    .slice(-REMEMBERED)
  return before
    .filter(({ state }) => state !== 'refused')
    .flatMap(({ question, answer }): Said[] => [
      { by: 'person', text: question },
      { by: 'assistant', text: answer },
    ])
}
