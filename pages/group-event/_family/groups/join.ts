import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type EventGroup, type GroupEvent, joinGroup } from '#shared/api/group-event'
import { update, useMutation } from '#shared/features/mutation'
import { report } from '#shared/features/report'
import { useNow } from '#shared/runtime/clock'
import { translate } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'

/** Why a group can be chosen now, or not: already in one, not begun, too late, to log in first. */
export type JoinState = 'mine' | 'coming' | 'late' | 'login' | 'open'

export function useJoinState({ groupId, phase, joinUntil }: GroupEvent): JoinState {
  const { known, loggedIn } = useSession()
  const now = useNow(10_000)
  if (groupId !== null) return 'mine'
  if (phase === 'coming') return 'coming'
  if (phase !== 'running' || (now !== null && now >= joinUntil)) return 'late'
  return known && !loggedIn ? 'login' : 'open'
}

export interface Join {
  /** The group to be confirmed. */
  chosen: EventGroup | null
  choose(group: EventGroup | null): void
  confirm(): Promise<void>
  busy: boolean
}

/** Codes with the page's own text: already in a group, too late, not running; any other shows the server's. */
const REFUSALS: Record<number, string> = { 2060: 'already', 2066: 'late', 5101: 'notOn', 4040: 'notOn' }

/**
 * Joins a group: the answer is the new event; an error is shown, and the event refetched. The page is at its top before
 * its panels change places, so that nothing moves below the eyes of the person.
 */
export function useJoin(call: Query<GroupEvent>, onJoined: (group: EventGroup | undefined) => void): Join {
  const [chosen, choose] = useState<EventGroup | null>(null)
  const { run, busy } = useMutation(joinGroup, {
    updates: [update(call, (event) => event)],
    until: call.data && { at: call.data.joinUntil, words: translate('family', 'groups.refused.late') },
    errorText({ code = 0 }) {
      const refusal = REFUSALS[code]
      return refusal && translate('family', `groups.refused.${refusal}`)
    },
    async reveal(pending) {
      const { ok } = await pending
      // the open dialog holds the page where it was scrolled to
      flushSync(() => choose(null))
      if (!ok) return
      await drawn()
      scrollTo(0, 0)
      await drawn()
    },
    onSuccess({ activityId, groups, groupId }) {
      const group = groups.find(({ id }) => id === groupId)
      void report({
        eventId: 'group_join',
        subEventId: activityId,
        subEventNote: group?.name ?? '',
        teamId: groupId ?? '',
      })
      onJoined(group)
    },
  })
  return {
    chosen,
    choose,
    busy,
    async confirm() {
      const activityId = call.data?.activityId
      if (activityId && chosen) await run({ activityId, groupId: chosen.id })
      choose(null)
    },
  }
}

/** Resolves when the page has been drawn as it is now: the next frame is called before that. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
