import { useEffect, useState } from 'react'
import { type Device, device } from '#shared/features/download'
import { address } from '#shared/runtime/address'
import { pageUrl } from '#shared/runtime/navigate'

/** How the person came here, and with what. */
export interface Visit {
  device: Device
  /** User id of the inviter, or ''. */
  inviter: string
  /** Id of the campaign, or ''. */
  activityId: string
  /** This page's address with its landing parameters, without who opened it: for a QR code or a copy. */
  link: string
}

/** Null on the first render: the prerendered page cannot know. */
export function useVisit(): Visit | null {
  const [visit, setVisit] = useState<Visit | null>(null)
  useEffect(() => {
    const { extensionOfficerId, activityId } = address()
    setVisit({
      device: device(),
      inviter: extensionOfficerId,
      activityId: activityId === '0' ? '' : activityId,
      link: location.origin + pageUrl(location.pathname),
    })
  }, [])
  return visit
}
