import { getTarot } from '#shared/api/tarot'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import { Reading } from './Reading.tsx'
import styles from './TarotPage.module.css'

/** Nobody laid such a reading. */
const UNKNOWN = 4040

/** A tarot reading that somebody shares (`?readingId=`), or mine of today. */
export function TarotPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getTarot, ({ param }) => ({ readingId: param('readingId') || undefined }))
  const unknown = call.status === 'failed' && call.error?.code === UNKNOWN
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.hero}>
        <p>{t('over')}</p>
        <h1>{t('title')}</h1>
      </header>
      <div className={styles.body}>
        {unknown ? (
          <Notice mood="sad" text={t('unknown')} />
        ) : (
          <StateView call={call} skeleton={<Skeleton height={190} lines={2} />}>
            {(reading) =>
              reading ? (
                <Reading key={reading.id} reading={reading} shared={Boolean(address().param('readingId'))} />
              ) : (
                <Notice mood="empty" text={t('none')} />
              )
            }
          </StateView>
        )}
      </div>
      <OpenInApp main text={t('app')} />
    </ThemeRoot>
  )
}
