import { type GroupEvent, type GroupRanking, getGroupRanking, type RankPeriod } from '#shared/api/group-event'
import { useNoApp } from '#shared/kit/open-in-app'
import { RankBoard, type RankRow } from '#shared/kit/rank-board'
import { StateView } from '#shared/kit/state-view'
import { bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import { useCall } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { Waiting } from '../panel/Waiting.tsx'
import type { SeasonWords } from '../season.ts'

/** How many people the board shows. */
const TOP = 50

/** The people by what they gave, with my row below; in the app a person's row opens their profile. */
export function MemberBoard({ event, period }: { event: GroupEvent; period: RankPeriod }) {
  const t = useT<typeof zh>('family')
  const own = useT<SeasonWords>()
  const noApp = useNoApp()
  const call = useCall(getGroupRanking, { activityId: event.activityId, period, pageNum: 1, pageSize: TOP })
  const rowOf = (person: GroupRanking['list'][number]): RankRow => ({
    id: person.userId,
    rank: person.rank > 0 ? person.rank : null,
    name: person.nickname,
    avatar: person.portrait,
    value: person.score,
    note: event.groups.find(({ id }) => id === person.groupId)?.name,
  })
  return (
    <StateView call={call} skeleton={<Waiting rows={5} height={60} />}>
      {({ list, mine }) => (
        <RankBoard
          unit={own('unit')}
          emptyText={t('rank.empty')}
          onOpen={noApp ? undefined : ({ id }) => void bridge.openUserProfilePage(id)}
          rows={list.map(rowOf)}
          mine={mine && { ...rowOf(mine), gap: mine.gap }}
        />
      )}
    </StateView>
  )
}
