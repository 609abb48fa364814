import { useState } from 'react'
import { posterLink, type ShareInfo } from './share.ts'

/** The link of a poster, which is made as the poster opens: `busy` until then. */
export function usePosterLink(info: ShareInfo & { url: string }) {
  const [link, setLink] = useState('')
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  return {
    link,
    open,
    busy,
    close: () => setOpen(false),
    async show(): Promise<void> {
      setBusy(true)
      try {
        setLink(await posterLink(info))
        setOpen(true)
      } finally {
        setBusy(false)
      }
    },
  }
}
