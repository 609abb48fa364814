import type { HandlerRequest } from '../../domain.ts'
import { someone } from '../../world/people.ts'
import { Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { phaseAt } from '../../world/scenario.ts'
import type { Text } from '../../world/text.ts'
import { recallOf } from './part.ts'
import { REASONS } from './plan.ts'

export type Role = 'captain' | 'boss'

type Called = HandlerRequest<{ captainId?: string | number | undefined }>

/**
 * The role of a person and why they may not take part; undefined if nothing prevents it. Throws 4040 for an unknown id.
 */
export function permissionOf({ user, input, state, now }: Called): { role: Role; reason?: Text } {
  const recall = recallOf(user, now)
  const phase = phaseAt(now, recall.dates)
  const time = phase === 'coming' ? REFUSALS.notOpen : phase === 'running' ? undefined : REFUSALS.ended
  if (input.captainId === undefined) {
    return { role: 'captain', reason: user.scenario.empty ? REASONS.noHall : time }
  }
  const { id: captainId } = someone(state, input.captainId)
  return { role: 'boss', reason: time ?? bossReason() }

  function bossReason(): Text | undefined {
    if (captainId === user.id) return REASONS.ownCall
    if (user.scenario.progress !== 'fresh') return REASONS.activeLately
    return recall.captainId && recall.captainId !== captainId ? REASONS.answeredOther : undefined
  }
}

/** The role in which a person may act. Throws 2066 for those who may not. */
export function checkPermission(request: Called): Role {
  const { role, reason } = permissionOf(request)
  if (reason) throw new Refusal(2066, reason)
  return role
}
