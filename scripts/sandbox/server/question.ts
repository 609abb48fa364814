import { SCENARIOS } from '../world/scenario.ts'

/** What one person asks another, and both have to want. */
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
 * What an ordinary person says of their own accord a minute after they were asked, and when; undefined while they think,
 * when it is answered, and for people with a scenario. They say yes; those whose id ends in 4 say no.
 */
export function ordinaryAnswer(question: Question, now: number): { yes: boolean; at: number } | undefined {
  const { to, at, answer, expiresAt } = question
  const answersAt = at + THINKING
  if (answer || to in SCENARIOS || now < answersAt || answersAt >= expiresAt) return undefined
  return { yes: !to.endsWith('4'), at: answersAt }
}
