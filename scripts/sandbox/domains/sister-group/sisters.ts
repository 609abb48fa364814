import { ordinaryAnswer, type Question, questionState } from '../../server/question.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { SCENARIOS } from '../../world/scenario.ts'
import type { State } from '../../world/state.ts'
import { part, type User } from '../../world/user.ts'
import { INVITATION_LASTS, MOST_MEMBERS, PAUSE } from './plan.ts'

interface Member {
  userId: string
  joinedAt: number
  /** Gifts sent before; only later ones count. */
  givenBefore: number
}

export interface Group {
  id: string
  foundedAt: number
  /** The first one leads. */
  members: Member[]
}

/** All groups and invitations: people see each other's. */
interface Sisters {
  groups: Group[]
  /** Oldest first. */
  invitations: Question[]
  founded: number
}

/** What a person has for themselves. */
export interface Sister {
  /** PP coin given away in gifts. */
  given: number
  /** As `group award`. */
  claimed: Set<string>
  freeFrom: number
}

export const sisterOf: (user: User) => Sister = part('sister-group', () => ({
  given: 0,
  claimed: new Set(),
  freeFrom: 0,
}))

/** The current state: people without a scenario have answered their requests. */
export function sistersAt(state: State, now: number): Sisters {
  const sisters = state.shared('sister-group', () => seed(state))
  for (const invitation of sisters.invitations) {
    const said = ordinaryAnswer(invitation, now)
    if (!said) continue
    invitation.answer = 'refused'
    if (said.yes && !whyNot(sisters, state, invitation, said.at)) join(sisters, state, invitation, said.at)
  }
  return sisters
}

export function groupOf({ groups }: Sisters, userId: string): Group | undefined {
  return groups.find(({ members }) => members.some((member) => member.userId === userId))
}

export function memberPoints({ userId, givenBefore }: Member, state: State): number {
  return sisterOf(state.user(userId)).given - givenBefore
}

export function pointsOf({ members }: Group, state: State): number {
  return members.reduce((sum, member) => sum + memberPoints(member, state), 0)
}

type Obstacle = 'inGroup' | 'pause' | 'full' | 'gone'

/** What keeps an invitation from being accepted; undefined: nothing. */
export function whyNot(
  sisters: Sisters,
  state: State,
  { from, to }: Question,
  now: number,
): Obstacle | undefined {
  if (groupOf(sisters, to)) return 'inGroup'
  if (now < sisterOf(state.user(to)).freeFrom) return 'pause'
  const group = groupOf(sisters, from)
  if (group) return group.members.length >= MOST_MEMBERS ? 'full' : undefined
  return now < sisterOf(state.user(from)).freeFrom ? 'gone' : undefined
}

/** The invited person comes into the group of who invited them; without one the two found it. */
export function join(sisters: Sisters, state: State, invitation: Question, at: number): void {
  invitation.answer = 'accepted'
  const group = groupOf(sisters, invitation.from) ?? found(sisters, state, invitation.from, at)
  addMember(group, state, invitation.to, at)
}

function found(sisters: Sisters, state: State, leader: string, at: number): Group {
  const group: Group = { id: String(++sisters.founded), foundedAt: at, members: [] }
  sisters.groups.push(group)
  addMember(group, state, leader, at)
  return group
}

function addMember({ members }: Group, state: State, userId: string, at: number): void {
  members.push({ userId, joinedAt: at, givenBefore: sisterOf(state.user(userId)).given })
}

export function endsWhenLeft({ members }: Group, userId: string): boolean {
  return members[0]?.userId === userId || members.length <= 2
}

/** The person leaves, and the group ends where it cannot go on. */
export function leave(sisters: Sisters, group: Group, user: User, now: number): void {
  if (endsWhenLeft(group, user.id)) sisters.groups = sisters.groups.filter((each) => each !== group)
  else group.members = group.members.filter(({ userId }) => userId !== user.id)
  sisterOf(user).freeFrom = now + PAUSE
}

export function invite(sisters: Sisters, from: string, to: string, at: number): void {
  const id = String(sisters.invitations.length + 1)
  sisters.invitations.push({ id, from, to, at, expiresAt: at + INVITATION_LASTS })
}

/** Invitations that wait for an answer. */
export function pendingAt({ invitations }: Sisters, now: number): Question[] {
  return invitations.filter((invitation) => questionState(invitation, now) === 'pending')
}

/** Who was there before anybody did anything. */
function seed(state: State): Sisters {
  const sisters: Sisters = { groups: [], invitations: [], founded: 0 }
  for (const [nth, [id, { progress, empty }]] of Object.entries(SCENARIOS).entries()) {
    const today = state.firstMidnight
    const others = [1, 2, 3, 4].map((number) => String(78_010 + nth * 10 + number))
    const [first = '', second = '', third = '', refusing = ''] = others
    if (empty) continue
    if (progress === 'fresh') {
      invite(sisters, second, id, today - 5 * DAY)
      invite(sisters, first, id, today - HOUR)
    } else {
      // Veterans are in somebody else's group, and it is full.
      const [leader, ...members] = progress === 'veteran' ? [first, id, second, third] : [id, first, second]
      const group = found(sisters, state, leader ?? id, today - 20 * DAY)
      for (const member of members) addMember(group, state, member, today - 19 * DAY)
      const given = progress === 'veteran' ? 24_000 : 2_600
      sisterOf(state.user(first)).given += given
      sisterOf(state.user(id)).given += given / 2
      const claimed = progress === 'veteran' ? ['meet', 'bond', 'shine', 'forever'] : ['meet']
      for (const award of claimed) sisterOf(state.user(id)).claimed.add(`${group.id} ${award}`)
      if (progress === 'midway') invite(sisters, id, refusing, today - 2 * HOUR)
    }
  }
  return sisters
}
