import type { InviteKind } from '#shared/api/invite'
import { DAY, HOUR } from '../../world/clock.ts'
import { someone } from '../../world/people.ts'
import { notFound } from '../../world/refusal.ts'
import type { State } from '../../world/state.ts'
import { part, type User } from '../../world/user.ts'
import { INVITATION_DAYS, isPartner, LETTERS } from './plan.ts'

export interface Binding {
  kind: InviteKind
  inviterId: string
  at: number
}

interface Invited {
  bindings: Binding[]
  /** What the person did in the app since. */
  hours: number
  spoke: number
  gifts: number
  seenAt: number
}

/** Well on the way: bound to a captain; veteran: to a promoter. */
export const invitedOf: (user: User) => Invited = part('invited', ({ id, scenario, firstMidnight }) => {
  const at = firstMidnight - 20 * DAY + 21 * HOUR
  const bindings: Binding[] = []
  if (id && scenario.progress === 'midway') bindings.push({ kind: 'captain', inviterId: '30001', at })
  if (id && scenario.progress === 'veteran') bindings.push({ kind: 'promoter', inviterId: '30002', at })
  return { bindings, hours: 0, spoke: 0, gifts: 0, seenAt: 0 }
})

/** The binding that stands in the way of one of that kind. */
export function bindingFor(user: User, kind: InviteKind): Binding | undefined {
  const { bindings } = invitedOf(user)
  return bindings.find((each) => each.kind === kind || (isPartner(kind) && isPartner(each.kind)))
}

/** Who was bound to whom while the sandbox runs, oldest first. */
const bound = (state: State) => state.shared('bound', () => [] as (Binding & { userId: string })[])

export function bind(user: User, binding: Binding, state: State): void {
  invitedOf(user).bindings.push(binding)
  bound(state).push({ ...binding, userId: user.id })
}

export function boundTo(inviterId: string, kind: InviteKind, state: State) {
  return bound(state).filter((each) => each.inviterId === inviterId && each.kind === kind)
}

export function codeOf(kind: InviteKind, inviterId: string): string {
  return LETTERS[kind] + Number(inviterId).toString(36).toUpperCase()
}

/** Who invites to what. Throws a Refusal with code 4040 when nobody has such a code. */
export function readCode(code: string, state: State): { kind: InviteKind; inviter: User } {
  const kinds = Object.keys(LETTERS) as InviteKind[]
  const kind = kinds.find((each) => LETTERS[each] === code[0]?.toUpperCase())
  const number = /^[0-9a-z]{1,8}$/i.test(code.slice(1)) ? Number.parseInt(code.slice(1), 36) : Number.NaN
  if (!kind || !number) throw notFound()
  return { kind, inviter: someone(state, number) }
}

/** Whoever's campaigns are over invites no more. */
export function expiresAt({ scenario, firstMidnight }: User): number {
  const over = scenario.phase === 'ended' || scenario.phase === 'settled'
  return firstMidnight + (over ? -1 : INVITATION_DAYS) * DAY
}
