import { SCENARIOS } from '../world/scenario.ts'

/** A request from one person to another that needs both to agree. */
export interface Question {
  id: string
  from: string
  to: string
  at: number
  expiresAt: number
  answer?: 'accepted' | 'refused' | 'withdrawn'
}

export function questionState({ answer, expiresAt }: Question, now: number) {
  return answer ?? (now < expiresAt ? ('pending' as const) : ('expired' as const))
}

const THINKING = 60_000

/**
 * The answer that a person without a scenario gives a minute after a request, and its time; undefined until then, for
 * answered requests and for people with a scenario. They accept; ids that end in 4 refuse.
 */
export function ordinaryAnswer(question: Question, now: number): { yes: boolean; at: number } | undefined {
  const { to, at, answer, expiresAt } = question
  const answersAt = at + THINKING
  if (answer || to in SCENARIOS || now < answersAt || answersAt >= expiresAt) return undefined
  return { yes: !to.endsWith('4'), at: answersAt }
}
