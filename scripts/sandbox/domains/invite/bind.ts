import {
  bindInvitation,
  getInvitation,
  getPromoterTerms,
  type Invitation,
  type InviteKind,
  joinPromoters,
  type PromoterTerms,
} from '#shared/api/invite'
import { domain, type HandlerRequest } from '../../domain.ts'
import { publicPerson, someone } from '../../world/people.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { fill } from '../../world/text.ts'
import { part, type User } from '../../world/user.ts'
import { type Binding, bind, bindingFor, boundTo, codeOf, expiresAt, readCode } from './bindings.ts'
import { EXAMPLE_PEOPLE, isPartner, PER_PERSON, REVIEW_MS, words } from './plan.ts'

const WHY = texts({
  boundTo: ['你已绑定 {name}', 'You are bound to {name} already', '你已綁定 {name}'],
  self: ['不能绑定自己', 'You cannot bind to yourself', '不能綁定自己'],
  crossType: ['这不是同一类邀请', 'This is an invitation of another kind', '這不是同一類邀請'],
  expired: ['邀请已过期', 'This invitation has expired', '邀請已過期'],
  applied: ['你已经申请过了', 'You have applied already', '你已經申請過了'],
})

interface Which {
  kind?: InviteKind | undefined
  code?: string | undefined
  inviterId?: string | number | undefined
}

interface Asks {
  kind: InviteKind
  inviter: User
  /** The code is of another kind than the page. */
  otherKind: boolean
}

function invitationAsked({ input, state }: HandlerRequest<Which>): Asks | null {
  if (input.code) {
    const { kind, inviter } = readCode(input.code, state)
    return { kind: input.kind ?? kind, inviter, otherKind: input.kind !== undefined && input.kind !== kind }
  }
  if (input.inviterId === undefined) return null
  return { kind: input.kind ?? 'media', inviter: someone(state, input.inviterId), otherKind: false }
}

function stateOf(
  { kind, inviter, otherKind }: Asks,
  binding: Binding | undefined,
  request: HandlerRequest<unknown>,
) {
  const { user, now } = request
  if (user.id && inviter.id === user.id) return 'self'
  if (binding) return binding.kind === kind && !otherKind ? 'bound' : 'crossType'
  if (otherKind) return 'crossType'
  return now < expiresAt(inviter) ? 'open' : 'expired'
}

function invitationOf(asks: Asks, request: HandlerRequest<unknown>): Invitation {
  const { user, state, language } = request
  const { kind, inviter } = asks
  const binding = user.id ? bindingFor(user, kind) : undefined
  const { benefits, terms } = words[language]
  return {
    kind,
    code: codeOf(kind, inviter.id),
    inviter: {
      ...publicPerson(inviter),
      level: inviter.level,
      signature: inviter.signature,
      invited: inviter.seeded(`invited ${kind}`).whole(3, 240) + boundTo(inviter.id, kind, state).length,
    },
    benefits: benefits[kind],
    terms: terms[isPartner(kind) ? 'partner' : 'other'],
    expiresAt: expiresAt(inviter),
    state: stateOf(asks, binding, request),
    bound: binding
      ? { ...publicPerson(state.user(binding.inviterId)), kind: binding.kind, at: binding.at }
      : null,
  }
}

const applicationOf: (user: User) => { at: number } = part('promoter', ({ scenario, firstMidnight }) => ({
  at: scenario.progress === 'veteran' ? firstMidnight - REVIEW_MS : Number.NaN,
}))

function promoterOf({ user, now, language }: HandlerRequest<unknown>): PromoterTerms {
  const { at } = applicationOf(user)
  const reviewed = now >= at + REVIEW_MS
  const answer = user.scenario.unlucky ? 'refused' : 'accepted'
  const state = !user.id || Number.isNaN(at) ? 'none' : reviewed ? answer : 'reviewing'
  return {
    conditions: words[language].conditions,
    perPerson: PER_PERSON,
    examples: EXAMPLE_PEOPLE.map((people) => ({ people, total: people * PER_PERSON })),
    state,
    reason: state === 'refused' ? words[language].refused : '',
    code: state === 'accepted' ? codeOf('promoter', user.id) : '',
  }
}

export const bindings = domain((on) => {
  on(getInvitation, (request) => {
    const asks = invitationAsked(request)
    return asks && invitationOf(asks, request)
  })

  on(bindInvitation, (request) => {
    const { user, state, now } = request
    const asks = found(invitationAsked(request))
    const { kind, inviter } = asks
    const binding = bindingFor(user, kind)
    switch (stateOf(asks, binding, request)) {
      case 'self':
        throw new Refusal(2066, WHY.self, 'SELF_INVITE')
      case 'bound': {
        const name = state.user(binding?.inviterId ?? '').nickname
        const { zh, en, tw } = WHY.boundTo
        const said = { zh: fill(zh, { name }), en: fill(en, { name }), tw: fill(tw, { name }) }
        throw new Refusal(2060, said)
      }
      case 'crossType':
        throw new Refusal(2066, WHY.crossType, 'CROSS_TYPE')
      case 'expired':
        throw new Refusal(5101, WHY.expired)
    }
    bind(user, { kind, inviterId: inviter.id, at: now }, state)
    return invitationOf(asks, request)
  })

  on(getPromoterTerms, promoterOf)

  on(joinPromoters, (request) => {
    const { user, input, now } = request
    const application = applicationOf(user)
    if (!Number.isNaN(application.at)) throw new Refusal(2060, WHY.applied)
    if (!input.name.trim()) throw new Refusal(5001, REFUSALS.badInput)
    application.at = now
    return promoterOf(request)
  })
})
