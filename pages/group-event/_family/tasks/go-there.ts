import type { GroupEvent, GroupTask } from '#shared/api/group-event'
import { useShare } from '#shared/features/share'
import { useToHall } from '#shared/kit/open-in-app'
import { useT } from '#shared/runtime/i18n'
import { session } from '#shared/runtime/session'
import type { SeasonWords } from '../season.ts'

/** Leads to where something is done: the groups of this page, a share, a hall. `link` is to be copied by hand. */
export function useGoThere(event: GroupEvent) {
  const t = useT<SeasonWords>()
  const sharing = useShare()
  const toHall = useToHall()
  const go = async (place: GroupTask['doneBy']): Promise<void> => {
    if (place === 'page') return document.getElementById('groups')?.scrollIntoView({ behavior: 'smooth' })
    if (place === 'share') {
      const words = { title: `${t('title.lead')} ${t('title.main')}`, content: t('story.title') }
      return sharing.share({ activityId: event.activityId, ...words })
    }
    return toHall(event.groups.find(({ id }) => id === event.groupId)?.roomId || session.get().roomId)
  }
  return { go, link: sharing.link, closeLink: sharing.closeLink }
}
