import { useState } from 'react'
import { copyWithToast } from '#shared/features/clipboard'
import { type Entry, entriesOf, type Filter, filtered, useLogs } from '#shared/features/device-logs'
import { Button } from '#shared/kit/button'
import { Sheet, useLast } from '#shared/kit/sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import { log } from '#shared/runtime/log'
import { EndlessList } from '#shared/ui/list'
import { Device } from './Device.tsx'
import entrySheetStyles from './EntrySheet.module.css'
import { Filters } from './Filters.tsx'
import styles from './LogPage.module.css'
import type zh from './locales/zh.json'
import { UploadBar } from './UploadBar.tsx'

const ALL: Filter = { since: undefined, scene: undefined, page: '' }

/** What this phone has logged: errors, and events that wait to be sent. For people whom support asked to look. */
export function LogPage() {
  const t = useT<typeof zh>()
  const common = useT<typeof runtime>('runtime')
  const { logs, failed, read, upload, send } = useLogs()
  const [filter, setFilter] = useState(ALL)
  const [shown, setShown] = useState<Entry>()
  const now = useNow(60_000) ?? 0
  const entries = logs ? entriesOf(logs) : []
  const found = filtered(entries, filter, now)
  const writeTest = () => {
    log.action('log.test')
    void read()
  }
  return (
    <ThemeRoot className={styles.page}>
      <header className={styles.hero}>
        <i className={styles.trace} />
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <dl className={styles.counts}>
          <div>
            <dt>{t('errors')}</dt>
            <dd>{logs?.errors.length ?? '–'}</dd>
          </div>
          <div>
            <dt>{t('waiting')}</dt>
            <dd>{logs?.pending.length ?? '–'}</dd>
          </div>
        </dl>
      </header>
      <UploadBar upload={upload} count={entries.length + (logs?.steps ?? 0)} onUpload={send} />
      <div className={styles.aside}>
        <Device />
        <Button look="ghost" size="s" track="test-entry" onClick={writeTest}>
          {t('test')}
        </Button>
      </div>
      <Filters entries={entries} value={filter} onChange={setFilter} />
      <section className={styles.tape} aria-label={t('entries')} data-expose="log">
        {failed && (
          <Notice mood="sad" text={t('unread')}>
            <Button look="ghost" size="s" track="retry" onClick={() => void read()}>
              {common('common.retry')}
            </Button>
          </Notice>
        )}
        {!logs && !failed && <Skeleton height={58} lines={4} className={styles.waiting} />}
        {logs && <p className={styles.order}>{t('order')}</p>}
        {logs && (
          <EndlessList
            label={t('entries')}
            list={{ items: found, busy: false, done: true, more: () => {} }}
            keyOf={({ id }) => id}
            row={(entry) => <Row entry={entry} onOpen={() => setShown(entry)} />}
            empty={<Notice mood="empty" text={t(entries.length ? 'noneFound' : 'none')} />}
          />
        )}
      </section>
      <EntrySheet entry={shown} onClose={() => setShown(undefined)} />
    </ThemeRoot>
  )
}

/** What older versions stored without a time has a dash. */
function whenOf({ time }: Entry, day: 'day' | 'date'): string {
  return time ? `${formatDate(time, day)} ${formatDate(time, 'time')}` : '—'
}

function Row({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  const t = useT<typeof zh>()
  return (
    <button type="button" className={styles.row} data-kind={entry.kind} data-track="entry" onClick={onOpen}>
      <span className={styles.when}>{whenOf(entry, 'day')}</span>
      <b>{t(`kind.${entry.kind}`)}</b>
      <code translate="no">{entry.title}</code>
    </button>
  )
}

/** A full entry, and the number by which support finds it. */
function EntrySheet({ entry, onClose }: { entry: Entry | undefined; onClose: () => void }) {
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
          <p className={entrySheetStyles.when}>{whenOf(last, 'date')}</p>
          <p className={entrySheetStyles.leads}>{t(last.kind === 'event' ? 'leads.event' : 'leads.error')}</p>
          <pre className={entrySheetStyles.detail} translate="no">
            {last.detail}
          </pre>
        </>
      )}
    </Sheet>
  )
}
