import { laterPopup } from '#shared/kit/later-popup'

/** What was won, in a popup: see `Celebration`, its content. */
export const RewardPopup = laterPopup(
  () => import('#shared/kit/celebration').then(({ Celebration }) => Celebration),
  ({ rewards }) => rewards,
)
