import { useState } from 'react'
import { type ShareInfo, share } from './share.ts'

/** A share with its button and its link: `busy` until it is on its way; `link` is to be shown in a `CopySheet`, or ''. */
export function useShare() {
  const [link, setLink] = useState('')
  const [busy, setBusy] = useState(false)
  return {
    link,
    busy,
    closeLink: () => setLink(''),
    async share(info: ShareInfo): Promise<void> {
      setBusy(true)
      const end = await share(info)
      setBusy(false)
      if (end.way === 'by-hand') setLink(end.link)
    },
  }
}
