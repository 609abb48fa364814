import type { GroupEvent } from '#shared/api/group-event'
import { useGoThere as useGo } from '#shared/campaign/way'
import { useT } from '#shared/runtime/i18n'
import type { EditionWords } from '../edition.ts'

/** Leads to where something is done: the groups of this page, a share, my group's hall. */
export function useGoThere(event: GroupEvent) {
  const t = useT<EditionWords>()
  const words = { title: `${t('title.lead')} ${t('title.main')}`, content: t('story.title') }
  return useGo({
    share: { activityId: event.activityId, ...words, teamId: event.groupId ?? '', tracked: true },
    roomId: event.groups.find(({ id }) => id === event.groupId)?.roomId,
    page: () => document.getElementById('groups')?.scrollIntoView({ behavior: 'smooth' }),
  })
}
