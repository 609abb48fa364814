import { useRef } from 'react'
import { copyWithToast } from '#shared/features/clipboard'
import { Button } from '#shared/kit/button'
import { translate, useT } from '#shared/runtime/i18n'
import styles from './CopyLink.module.css'
import type zh from './locales/zh.json'

/** The link in a field, with a button that copies it. Where copying is refused, the selected field is still there. */
export function CopyLink({ link }: { link: string }) {
  const t = useT<typeof zh>()
  const field = useRef<HTMLInputElement>(null)
  const copy = () => {
    field.current?.select()
    return copyWithToast(link, translate('runtime', 'common.linkCopied'), t('guide.copyByHand'))
  }
  return (
    <div className={styles.row}>
      <input ref={field} className={styles.field} readOnly value={link} aria-label={t('guide.link')} />
      <Button track="copy-link" onClick={() => void copy()}>
        {t('guide.copy')}
      </Button>
    </div>
  )
}
