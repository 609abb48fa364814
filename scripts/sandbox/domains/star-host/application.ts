import { applyAsHost, getHostRecruitment, type HostRecruitment, type HostRole } from '#shared/api/star-host'
import { domain, type HandlerRequest } from '../../domain.ts'
import { DAY } from '../../world/clock.ts'
import { publicPerson, someone } from '../../world/people.ts'
import { Refusal } from '../../world/refusal.ts'
import { texts } from '../../world/refusal-words.ts'
import { part, type User } from '../../world/user.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }
const WHY = texts({ applied: ['你已经申请过了', 'You have applied already', '你已經申請過了'] })
const RECRUITER = '30021'
/** How long an application is under review. */
export const REVIEW_MS = DAY

interface Application {
  role: HostRole
  at: number
  refused: boolean
}

/** Everybody on the way has become a host before; who is out of luck was refused the first time. */
const applicationOf: (user: User) => { last: Application | null } = part('star-host application', (user) => {
  const { scenario, firstMidnight } = user
  const known = scenario.progress !== 'fresh' && !scenario.empty
  const refused = scenario.unlucky === true
  return { last: known ? { role: 'voice', at: firstMidnight - 30 * DAY, refused } : null }
})

function standing(last: Application | null, now: number): HostRecruitment['application']['state'] {
  if (!last) return 'none'
  if (now < last.at + REVIEW_MS) return 'reviewing'
  return last.refused ? 'refused' : 'accepted'
}

function recruitmentOf({ user, state, now, language, origin }: HandlerRequest<unknown>): HostRecruitment {
  const { roles, requirements, faq, recruiter, refused } = words[language]
  const { last } = user.id ? applicationOf(user) : { last: null }
  const stands = standing(last, now)
  return {
    roles: roles.map((each) => ({ ...each, role: each.role as HostRole })),
    requirements,
    faq,
    recruiter: {
      ...publicPerson(someone(state, RECRUITER)),
      nickname: recruiter,
      link: `${origin}/download?${new URLSearchParams({ extensionOfficerId: RECRUITER })}`,
      fromHour: 10,
      toHour: 22,
    },
    application: {
      state: stands,
      role: last?.role ?? null,
      answerBy: last && stands === 'reviewing' ? last.at + REVIEW_MS : null,
      reason: stands === 'refused' ? refused : '',
    },
  }
}

export const applications = domain((on) => {
  on(getHostRecruitment, recruitmentOf)
  on(applyAsHost, (request) => {
    const { user, now, input } = request
    const application = applicationOf(user)
    const stands = standing(application.last, now)
    if (stands === 'reviewing' || stands === 'accepted') throw new Refusal(2060, WHY.applied)
    application.last = { role: input.role, at: now, refused: false }
    return recruitmentOf(request)
  })
})
