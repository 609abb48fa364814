import type { HandlerRequest } from '../../domain.ts'
import type { User } from '../../world/user.ts'
import { hallOf } from '../room/index.ts'
import { CAMPS, ELIGIBLE, words } from './plan.ts'

/** The halls in the hunt, by id; where it is still to come more than one page of the board holds. */
export function eligibleFor({ scenario }: User): readonly string[] {
  if (scenario.empty) return []
  return scenario.phase === 'coming' ? [...ELIGIBLE, ...CAMPS] : ELIGIBLE
}

/** What a hall shows of itself; undefined where there is none with that id. */
export function huntingHall(roomId: string, { language, state }: HandlerRequest<unknown>) {
  const camp = CAMPS.indexOf(roomId)
  if (camp >= 0) return { name: words[language].camp.replace('{{number}}', String(camp + 1)), cover: '' }
  return hallOf(roomId, language, state)
}
