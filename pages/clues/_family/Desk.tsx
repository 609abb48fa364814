import { useState } from 'react'
import { getClueCounts, getClues } from '#shared/api/media-clue'
import { toLogin, useNobody } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Counts } from './Counts.tsx'
import styles from './Desk.module.css'
import { type Edition, type Period, since } from './edition.ts'
import { ContactFields, useContact, useLeadDraft } from './fields.tsx'
import { PeriodChoice } from './filters.tsx'
import { isOpen, LeadCard } from './LeadCard.tsx'
import type zh from './locales/zh.json'
import theme from './theme.module.css'

/** The lead desk: what came of my leads, a quick check of a new one, the next step, and the ways to the other pages. */
export function Desk({ edition }: { edition: Edition }) {
  const t = useT<typeof zh>('family')
  const common = useT<typeof runtime>('runtime')
  const [period, setPeriod] = useState<Period>('all')
  const counts = useQuery(getClueCounts, since(period))
  const { base, filters } = edition
  const joined = counts.data?.byStatus.find(({ status }) => status === 'joined')?.count
  return (
    <ThemeRoot className={`${theme.theme} ${base === '/recruitment' ? '' : theme.steel}`}>
      <header className={styles.front} data-edition={filters ? 'second' : 'first'}>
        <div className={styles.holder}>
          <h1>{t('desk.title')}</h1>
          <p>{t('desk.lead')}</p>
        </div>
        <p className={styles.joined} data-known={joined !== undefined}>
          <b>{joined ?? 0}</b> {t('desk.joined', { count: joined ?? 0 })}
          {filters && (
            <span role="status">· {t('desk.rate', { percent: counts.data?.joinedPercent ?? 0 })}</span>
          )}
        </p>
        {!filters && <i className={styles.pull} />}
      </header>
      <section className={styles.counts} data-expose="counts" aria-label={t('desk.counts')}>
        {filters && <PeriodChoice value={period} onChange={setPeriod} />}
        <StateView call={counts} skeleton={<Skeleton height={filters ? 184 : 74} />}>
          {(data) => <Counts counts={data} edition={edition} />}
        </StateView>
      </section>
      <QuickCheck base={base} />
      <LongestWaiting edition={edition} />
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

/** The open lead without news for longest; a press opens a report on it. */
function LongestWaiting({ edition }: { edition: Edition }) {
  const t = useT<typeof zh>('family')
  const nobody = useNobody()
  const call = useQuery(getClues, { order: 'waiting', pageSize: 1 })
  const none = <p className={styles.none}>{t('desk.noneWaiting')}</p>
  return (
    <section className={styles.waiting} data-expose="waiting">
      <h2>{t('desk.waiting')}</h2>
      {nobody ? (
        none
      ) : (
        <StateView call={call} skeleton={<Skeleton height={118} />}>
          {({ list: [lead] }) =>
            lead && isOpen(lead) ? (
              <LeadCard
                lead={lead}
                edition={edition}
                onOpen={() => navigate.to(`${edition.base}/reportClue`, { clueId: lead.id })}
              />
            ) : (
              none
            )
          }
        </StateView>
      )}
    </section>
  )
}
