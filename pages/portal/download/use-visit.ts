import { useEffect, useState } from 'react'
import { type Destination, destination } from '#shared/features/destination'
import { type Device, device } from '#shared/features/download'
import { address } from '#shared/runtime/address'
import { pageUrl } from '#shared/runtime/navigate'

/** How the person came here, and with what. */
export interface Visit extends Destination {
  device: Device
  /** User id of the inviter, or ''. */
  inviter: string
  /** This page's address with what led here, without who opened it: for a QR code or a copy. */
  link: string
}

/** A text that nobody was given as a code is not shown as one. */
const CODE = /^[\w-]{2,20}$/

/** Null on the first render: the prerendered page cannot know. */
export function useVisit(): Visit | null {
  const [visit, setVisit] = useState<Visit | null>(null)
  useEffect(() => {
    const { extensionOfficerId, param } = address()
    const to = destination()
    setVisit({
      device: device(),
      inviter: extensionOfficerId,
      ...to,
      code: CODE.exec(to.code)?.[0] ?? '',
      link: location.origin + pageUrl(location.pathname, { ...to, from: param('from') }),
    })
  }, [])
  return visit
}
