import { type DatedActivity, listActivities } from '#shared/api/activity-list'
import { isOver } from '#shared/api/campaign'
import { usePhaseEnd } from '#shared/campaign/phase'
import { language } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { getListedPages, type ListedPage } from '../_family/listed-pages.ts'

export const TABS = ['running', 'coming', 'over'] as const
export type Tab = (typeof TABS)[number]

/** An entry of the list: a live page, or an announced one without a page (`path` ''). Dates may be unknown. */
export interface Show {
  id: string
  title: string
  path: string
  cover: string
  /** The part of the cover without lettering, in fractions of it. */
  art?: ListedPage['art']
  dates?: Pick<DatedActivity, 'phase' | 'startAt' | 'endAt' | 'settleAt'>
}

export interface Programme {
  call: Query<DatedActivity[]>
  /** Lines by tab, what changes next first; of what is over the latest. */
  shows: Record<Tab, Show[]>
  /** All live pages, where the dates failed to load. */
  undated: Show[]
}

/** The bill: live pages with the dates of their activities. */
export function useProgramme(): Programme {
  const pages = useQuery(getListedPages, {})
  const call = useQuery(listActivities, {})
  usePhaseEnd(call.data, call.refetch)
  const undated = (pages.data ?? []).map(showOf)
  const shows = (call.data ?? []).flatMap(
    (dated) => withDates(dated, undated, pages.status === 'failed') ?? [],
  )
  const by = (tab: Tab) => shows.filter(({ dates }) => tabOf(dates.phase) === tab)
  return {
    call,
    shows: {
      running: by('running').sort((a, b) => a.dates.endAt - b.dates.endAt),
      coming: by('coming').sort((a, b) => a.dates.startAt - b.dates.startAt),
      over: by('over').sort((a, b) => b.dates.endAt - a.dates.endAt),
    },
    undated: call.status === 'failed' ? undated : [],
  }
}

const tabOf = (phase: DatedActivity['phase']): Tab =>
  isOver(phase) ? 'over' : phase === 'coming' ? 'coming' : 'running'

const showOf = ({ activityId, title, ...page }: ListedPage): Show => ({
  ...page,
  id: activityId,
  title: title[language()],
})

/** What has no live page is shown while it is announced; without the list of pages the server's own word counts. */
function withDates(dated: DatedActivity, pages: Show[], listFailed: boolean) {
  const page = pages.find(({ id }) => id === dated.id)
  if (page) return { ...page, dates: dated }
  const path = listFailed ? dated.path : ''
  if (!path && dated.phase !== 'coming') return undefined
  return { id: dated.id, title: dated.name, path, cover: '', dates: dated }
}
