import { copyWithToast } from '#shared/features/clipboard'
import type { Entry } from '#shared/features/device-logs'
import { Button } from '#shared/kit/button'
import { Sheet, useLast } from '#shared/kit/sheet'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './EntrySheet.module.css'
import type zh from './locales/zh.json'

/** A full entry, and the number by which support finds it. */
export function EntrySheet({ entry, onClose }: { entry: Entry | undefined; onClose: () => void }) {
  const t = useT<typeof zh>()
  const last = useLast(entry)
  const copy = () => copyWithToast(last?.detail ?? '', t('copy.done'), t('copy.byHand'))
  return (
    <Sheet
      open={!!entry}
      title={t(`kind.${last?.kind ?? 'event'}`)}
      onClose={onClose}
      expose="log-entry"
      footer={
        <Button block track="copy-entry" onClick={() => void copy()}>
          {t('copy.entry')}
        </Button>
      }
    >
      {last && (
        <>
          <p className={styles.when}>
            {formatDate(last.time, 'date')} {formatDate(last.time, 'time')}
          </p>
          <p className={styles.leads}>{t(last.kind === 'event' ? 'leads.event' : 'leads.error')}</p>
          <pre className={styles.detail} translate="no">
            {last.detail}
          </pre>
        </>
      )}
    </Sheet>
  )
}
