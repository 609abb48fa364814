import { useState } from 'react'
import { copyText } from '#shared/features/clipboard'
import { translate } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import { CopySheet } from './CopySheet.tsx'

/**
 * Copies a link: `copy` writes it to the clipboard and shows a toast; if the clipboard refuses, `sheet` (render it
 * anywhere) shows the link for copying by hand.
 */
export function useCopyLink(link: string, copied = translate('runtime', 'common.linkCopied')) {
  const [byHand, setByHand] = useState('')
  return {
    async copy(): Promise<void> {
      if (await copyText(link)) toast.tip(copied)
      else setByHand(link)
    },
    sheet: <CopySheet link={byHand} onClose={() => setByHand('')} />,
  }
}
