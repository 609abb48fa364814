import type { CluePlatform, ClueStatus } from '#shared/api/media-clue'
import type { ClueReport } from '#shared/api/media-clue-report'
import { DAY, HOUR } from '../../world/clock.ts'
import { maskContact } from '../../world/mask.ts'
import { nameOf } from '../../world/names.ts'
import { part, type User } from '../../world/user.ts'

/** A lead as it is remembered: its contact masked. */
export interface Lead {
  id: string
  name: string
  platform: CluePlatform
  contact: string
  remarks: string
  screenshots: string[]
  at: number
  /** Of whom the contact is, where it is the person's own. */
  audience?: 'captain' | 'boss'
}

export interface Report extends Pick<ClueReport, 'id' | 'clueId' | 'outcome' | 'content' | 'screenshots'> {
  at: number
}

interface Desk {
  /** Oldest first. */
  leads: Lead[]
  /** What the person left on landing pages, oldest first. */
  own: Lead[]
  reports: Report[]
}

const PLATFORMS: readonly CluePlatform[] = ['wechat', 'qq', 'douyin', 'kuaishou', 'weibo', 'other']

export const deskOf: (user: User) => Desk = part('media-clue', (user) => {
  const { progress, empty } = user.scenario
  const many = empty ? 0 : { fresh: 2, midway: 26, veteran: 60 }[progress]
  const random = user.seeded('media-clue')
  const leads = Array.from({ length: many }, (_, at): Lead => {
    const number = `13${random.whole(100_000_000, 999_999_999)}`
    return {
      id: String(at + 1),
      name: nameOf(String(random.whole(100, 400))),
      platform: random.pick(PLATFORMS),
      contact: maskContact(number),
      remarks: at % 3 ? '' : '唱歌好听，晚上有空',
      screenshots: [],
      at: user.firstMidnight - (many - at) * 9 * HOUR,
    }
  })
  const reports = leads.slice(-3).map(
    ({ id, at }, index): Report => ({
      id: String(index + 1),
      clueId: id,
      outcome: 'reached',
      content: '已经加上好友，约了周末试麦',
      screenshots: [],
      at: at + 2 * HOUR,
    }),
  )
  return { leads, own: [], reports }
})

/** What has become of a lead: taken up after an hour, answered after two days, in turn by its number. */
export function timelineOf({ id, at }: Lead, now: number): { status: ClueStatus; at: number }[] {
  const end: ClueStatus = (['joined', 'rejected', 'expired'] as const)[Number(id) % 3] ?? 'expired'
  const steps: { status: ClueStatus; at: number }[] = [
    { status: 'pending', at },
    { status: 'following', at: at + HOUR },
    { status: end, at: at + 2 * DAY },
  ]
  return steps.filter((step) => step.at <= now)
}

export function statusOf(lead: Lead, now: number): ClueStatus {
  return timelineOf(lead, now).at(-1)?.status ?? 'pending'
}

export const lastNewsAt = (lead: Lead, now: number) => timelineOf(lead, now).at(-1)?.at ?? lead.at

export const isOpen = (status: ClueStatus) => status === 'pending' || status === 'following'

/** Reports are reviewed after three hours; those in a few words are refused. */
export function reviewOf({ at, content }: Report, now: number): ClueReport['state'] {
  if (now < at + 3 * HOUR) return 'reviewing'
  return content.trim().length < 6 ? 'refused' : 'accepted'
}
