import { useState } from 'react'
import { copyText } from '#shared/features/clipboard'
import { bridge } from '#shared/runtime/bridge'
import { translate } from '#shared/runtime/i18n'
import { pageUrl } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
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
    /**
     * Shares a page as it is, as one game or one reading, which the server needs not know of: by the app's panel, on the web
     * its own link with who shares it, also logged out.
     */
    async sharePage(path: string, query: Record<string, string>, info: ShareInfo): Promise<void> {
      const { userId } = session.get()
      const url = location.origin + pageUrl(path, userId ? { ...query, extensionOfficerId: userId } : query)
      if (bridge.inApp) await this.share({ ...info, url })
      else if (await copyText(url)) toast.tip(translate('runtime', 'common.linkCopied'))
      else setLink(url)
    },
  }
}
