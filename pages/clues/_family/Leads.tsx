import { useEffect, useState } from 'react'
import { type Clue, type ClueStatus, getClueCounts, getClues } from '#shared/api/media-clue'
import { usePaged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { address } from '#shared/runtime/address'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import { EndlessList } from '#shared/ui/list'
import { Chips } from './Chips.tsx'
import { type Edition, type Period, since } from './edition.ts'
import { Find, PeriodChoice } from './filters.tsx'
import { LeadCard } from './LeadCard.tsx'
import { LeadSheet } from './LeadSheet.tsx'
import styles from './Leads.module.css'
import type zh from './locales/zh.json'
import { Page } from './Page.tsx'

const STATUSES = ['all', 'pending', 'following', 'joined', 'rejected', 'expired'] as const
type Chosen = ClueStatus | 'all'
const statusOf = (text: string): Chosen => STATUSES.find((each) => each === text) ?? 'all'

/** My leads by status (`?status=`), the longest waiting first; the second edition also finds them by word and period. */
export function Leads({ edition }: { edition: Edition }) {
  const t = useT<typeof zh>('family')
  const { base, filters } = edition
  const [named, setNamed] = useState<Chosen>('all')
  const [chosen, setStatus] = useState<Chosen>()
  const [period, setPeriod] = useState<Period>('all')
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState<Clue>()
  // behind the first paint, which is the build's and knows no address
  useEffect(() => setNamed(statusOf(address().param('status'))), [])
  const status = chosen ?? named
  const leads = usePaged(getClues, ({ param }) => {
    const of = chosen ?? statusOf(param('status'))
    return {
      status: of === 'all' ? undefined : of,
      keyword: keyword || undefined,
      order: 'waiting' as const,
      ...since(period),
    }
  })
  const total = leads.first.data?.total
  const { data: counts } = useQuery(getClueCounts, since(period))
  const count = (of: Chosen) => {
    const found = of === 'all' ? counts?.total : counts?.byStatus.find(({ status }) => status === of)?.count
    return found === undefined ? '–' : formatAmount(found)
  }
  const all = status === 'all' && period === 'all' && !keyword
  const showAll = () => {
    setStatus('all')
    setPeriod('all')
    setKeyword('')
  }
  // what was opened may have moved on since
  const shown = open && (leads.items.find(({ id }) => id === open.id) ?? open)
  return (
    <Page
      edition={edition}
      title={t('leads.title')}
      note={total ? t('leads.total', { count: total }) : undefined}
    >
      {filters && <Find label={t('leads.search')} value={keyword} onFind={setKeyword} />}
      {filters && <PeriodChoice value={period} onChange={setPeriod} />}
      <Chips
        grid
        label={t('leads.filter')}
        options={STATUSES.map((id) => ({
          id,
          label: (
            <>
              {t(`status.${id}`)} <b>{count(id)}</b>
            </>
          ),
        }))}
        value={status}
        onChange={setStatus}
        track="filter"
      />
      <StateView call={leads.first} skeleton={<Skeleton height={118} lines={4} />}>
        {({ total }) =>
          total > 0 ? (
            <EndlessList
              label={t('leads.title')}
              list={leads}
              className={styles.list}
              keyOf={({ id }) => id}
              row={(lead) => (
                <div className={styles.row}>
                  <LeadCard lead={lead} edition={edition} onOpen={() => setOpen(lead)} />
                </div>
              )}
              place="leads"
            />
          ) : (
            <Notice mood="empty" text={t(all ? 'leads.empty' : 'leads.nothing')}>
              <Button track="first" onClick={() => (all ? navigate.to(`${base}/submitClue`) : showAll())}>
                {t(all ? 'leads.first' : 'leads.showAll')}
              </Button>
            </Notice>
          )
        }
      </StateView>
      <LeadSheet lead={shown} edition={edition} onClose={() => setOpen(undefined)} />
    </Page>
  )
}
