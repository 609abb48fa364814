import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { getClueCounts } from '#shared/api/media-clue'
import { toLogin, useNobody } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import styles from './Desk.module.css'
import { type Edition, type Period, since } from './edition.ts'
import { ContactFields, useContact, useLeadDraft } from './fields.tsx'
import { PeriodChoice } from './filters.tsx'
import type zh from './locales/zh.json'
import theme from './theme.module.css'

/** The lead desk: what came of my leads, a quick check of a new one, and the ways to the drawers behind. */
export function Desk({ edition }: { edition: Edition }) {
  const t = useT<typeof zh>('family')
  const common = useT<typeof runtime>('runtime')
  const [period, setPeriod] = useState<Period>('all')
  const counts = useQuery(getClueCounts, since(period))
  const { base, filters } = edition
  const joined = counts.data?.byStatus.find(({ status }) => status === 'joined')?.count
  return (
    <ThemeRoot className={`${theme.theme} ${base === '/recruitment' ? '' : theme.steel}`}>
      <header className={styles.front}>
        <div className={styles.holder}>
          <h1>{t('desk.title')}</h1>
          <p>{t('desk.lead')}</p>
        </div>
        <p className={styles.joined} data-known={joined !== undefined}>
          <b>{joined ?? 0}</b> {t('desk.joined', { count: joined ?? 0 })}
        </p>
        <i className={styles.pull} />
      </header>
      <QuickCheck base={base} />
      <section className={styles.counts} data-expose="counts" aria-label={t('desk.counts')}>
        {filters && <PeriodChoice value={period} onChange={setPeriod} />}
        <StateView call={counts} skeleton={<Skeleton height={96} className={styles.waits} />}>
          {(data) => <Counts counts={data} edition={edition} />}
        </StateView>
      </section>
      <nav className={styles.ways}>
        <Way href={`${base}/clueList`} track="leads" name={t('desk.leads')} note={t('desk.leadsNote')} />
        <Way
          href={`${base}/reportClueList`}
          track="reports"
          name={t('desk.reports')}
          note={counts.data && t('desk.reportsNote', { count: counts.data.reports })}
        />
        <Way href={`${base}/reportClue`} track="write" name={t('desk.write')} note={t('desk.writeNote')} />
      </nav>
      <a
        className={styles.edition}
        href={filters ? '/recruitment' : '/recruitmentNew'}
        data-track="edition"
        onClick={() => toast.tip(common('common.switching'))}
      >
        {t(filters ? 'desk.oldDesk' : 'desk.newDesk')}
      </a>
    </ThemeRoot>
  )
}

/** A contact on the way to the form: whether somebody has handed it in already. */
function QuickCheck({ base }: { base: string }) {
  const t = useT<typeof zh>('family')
  const draft = useLeadDraft()
  const contact = useContact(draft)
  const nobody = useNobody()
  const check = async () => {
    if (!contact.good()) return
    if (nobody) toLogin()
    else if (await contact.check()) navigate.to(`${base}/submitClue`)
  }
  return (
    <Form label={t('desk.quick')} onSubmit={check} className={styles.card} expose="quick">
      <h2>{t('desk.quick')}</h2>
      <p className={styles.note}>{t('desk.quickNote')}</p>
      <ContactFields draft={draft} contact={contact} />
      <Button block type="submit" size="l" busy={contact.busy} track="check">
        {t('desk.check')}
      </Button>
    </Form>
  )
}

function Way(props: { href: string; track: string; name: string; note: string | undefined }) {
  return (
    <a className={styles.way} href={props.href} data-track={props.track} data-next>
      <b>{props.name}</b>
      <small>{props.note ?? '\u00a0'}</small>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l7 7-7 7" />
      </svg>
    </a>
  )
}

/** How many leads have each status, as the tabs of cards; each leads to those. */
function Counts(props: { counts: InferOutput<(typeof getClueCounts)['output']>; edition: Edition }) {
  const t = useT<typeof zh>('family')
  const { counts, edition } = props
  return (
    <>
      <ul className={styles.tabs}>
        {counts.byStatus.map(({ status, count }) => (
          <li key={status}>
            <a
              className={styles.tab}
              data-status={status}
              data-track="status"
              href={`${edition.base}/clueList?status=${status}`}
            >
              <b>{formatAmount(count)}</b>
              <small>{t(`status.${status}`)}</small>
            </a>
          </li>
        ))}
      </ul>
      {edition.filters && (
        <p className={styles.rate} role="status">
          {t('status.joined')} · {t('desk.rate', { percent: counts.joinedPercent })}
        </p>
      )}
    </>
  )
}
