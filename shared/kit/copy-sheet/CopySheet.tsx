import { type RefObject, useEffect, useRef } from 'react'
import { copyText } from '#shared/features/clipboard'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { translate, useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import styles from './CopySheet.module.css'
import type zh from './locales/zh.json'

/**
 * A link to be copied by hand, where the page could not do it: selected, in a field that cannot be changed. Open while
 * `link` is not empty. Its button tries again, which a tap allows where a late answer of the server did not.
 */
export function CopySheet({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useT<typeof zh>('kit/copy-sheet')
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (await copyText(link)) {
      toast.tip(translate('runtime', 'common.linkCopied'))
      onClose()
    } else {
      field.current?.focus()
      toast.warning(t('byHand'))
    }
  }
  return (
    <Sheet
      open={link !== ''}
      title={t('title')}
      onClose={onClose}
      expose="copy-sheet"
      footer={
        <Button block track="copy-link" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      }
    >
      <p className={styles.text}>{t('byHand')}</p>
      <LinkField field={field} link={link} label={t('link')} />
    </Sheet>
  )
}

function LinkField({
  field,
  link,
  label,
}: {
  field: RefObject<HTMLInputElement | null>
  link: string
  label: string
}) {
  useEffect(() => {
    // The sheet takes the focus when it opens, then the field has it.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [field])
  return (
    <input
      ref={field}
      className={styles.field}
      readOnly
      value={link}
      aria-label={label}
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, link.length)}
    />
  )
}
