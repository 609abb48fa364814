import type { Address } from '#shared/runtime/address'

/** What a link says of the box that it shares: whose, of which campaign, or which one. */
export const boxShared = ({ extensionOfficerId, activityId, param }: Address) => ({
  userId: extensionOfficerId || undefined,
  activityId: activityId === '0' ? undefined : activityId,
  boxId: param('boxId') || undefined,
})
