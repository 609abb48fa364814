import { getPointDetail } from '#shared/api/material'
import { createShareLink } from '#shared/api/share'
import { domain } from '../../domain.ts'
import { hash } from '../../world/random.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { isPoint, materialId, type PointId, SHARE_POINTS, words } from '../../world/share-points.ts'
import { pathOf } from '../activity/index.ts'
import { codeOf } from '../invite/bindings.ts'

const NO_ACTIVITY = '0'
/** Points whose links carry the sharer's code for an invitation of that kind. */
const INVITES = { friends: 'friend', boss: 'boss', promoter: 'promoter' } as const
const isInvitation = (point: PointId): point is keyof typeof INVITES => point in INVITES

/** Throws unless the text is the JSON of a share by that person of that activity. */
function checkParams(text: string, userId: string, activityId: string): void {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw new Refusal(5001, REFUSALS.badInput)
  }
  const { extensionOfficerId, activityId: about } = (said ?? {}) as Record<string, unknown>
  if (String(extensionOfficerId) !== userId || String(about) !== activityId)
    throw new Refusal(5001, REFUSALS.badInput)
}

function pointAsked(pointId: unknown): PointId {
  if (!isPoint(pointId)) throw notFound()
  return pointId
}

export const share = domain((on) => {
  on(getPointDetail, ({ input, language }) => {
    const point = pointAsked(input.pointId ?? 'friends')
    const material = { id: materialId(point), ...words[language][point], image: '' }
    return { pointId: point, ...SHARE_POINTS[point], material }
  })

  on(createShareLink, ({ input, user, origin }) => {
    const activityId = String(input.activityId)
    if (String(input.userId) !== user.id) throw new Refusal(5001, REFUSALS.badInput)
    checkParams(input.params, user.id, activityId)
    const home = activityId === NO_ACTIVITY ? SHARE_POINTS.campaign.path : pathOf(activityId)
    if (!home) throw notFound(REFUSALS.unknownActivity)
    const point = input.pointId === undefined ? 'campaign' : pointAsked(input.pointId)
    const path = input.pointId === undefined ? home : SHARE_POINTS[point].path
    const key = hash(`${user.id} ${activityId} ${point}`).toString(36)
    const material = { id: materialId(point) }
    const query = new URLSearchParams({
      activityId,
      extensionOfficerId: user.id,
      shareId: `share-${key}`,
      materialId: material.id,
      ...(isInvitation(point) && { code: codeOf(INVITES[point], user.id) }),
    })
    return {
      pageUrl: `${origin}${path}?${query}`,
      pageUrlId: `page-${key}`,
      shareId: `share-${key}`,
      material,
    }
  })
})
