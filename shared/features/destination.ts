import { address } from '#shared/runtime/address'
import { pageData } from '#shared/runtime/app'

/** Where an address leads to in the app; a value is '' or undefined where it names none. */
export interface Destination {
  /** The campaign of the address, else the page's own. */
  activityId: string | undefined
  /** An invitation's code. */
  code: string
  roomId: string
}

/** What this visit's address names. */
export function destination(): Destination {
  const { activityId, roomId, param } = address()
  return {
    activityId: activityId === '0' ? pageData()?.activity : activityId,
    code: param('code'),
    roomId,
  }
}
