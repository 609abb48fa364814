import type { Address } from '#shared/runtime/address'

/** Parameters of a shared box: owner, campaign, or id. */
export const boxShared = ({ extensionOfficerId, activityId, param }: Address) => ({
  userId: extensionOfficerId || undefined,
  activityId: activityId === '0' ? undefined : activityId,
  boxId: param('boxId') || undefined,
})
