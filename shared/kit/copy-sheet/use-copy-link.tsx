import { useState } from 'react'
import { copyText } from '#shared/features/clipboard'
import { translate } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import { CopySheet } from './CopySheet.tsx'

/**
 * A link with its button: `copy` puts it on the clipboard and says so, by default that it can be shared now; where that is
 * refused, `sheet` (render it anywhere) shows it to be copied by hand.
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
