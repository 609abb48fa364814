import { isOver } from '#shared/api/campaign'
import type { GroupEvent, RankPeriod } from '#shared/api/group-event'
import { useLater } from '#shared/features/later'
import { Segmented } from '#shared/kit/segmented'
import { useT } from '#shared/runtime/i18n'
import { Tabs } from '#shared/ui/tab'
import type zh from '../locales/zh.json'
import { Panel } from '../panel/Panel.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { GroupBoard } from './GroupBoard.tsx'
import styles from './Ranking.module.css'
import { useBoard } from './use-board.ts'

const PERIODS = ['total', 'day'] as const satisfies readonly RankPeriod[]

const loadPeople = () => import('../people.ts')

/** Rankings of groups and people, overall and today. */
export function Ranking({ event }: { event: GroupEvent }) {
  const t = useT<typeof zh>('family')
  const { kind, period, choose } = useBoard()
  const people = useLater(loadPeople, kind === 'members', () => choose({ kind: 'groups' }))
  const over = isOver(event.phase)
  const board = () => (
    <>
      <Segmented
        label={t('rank.title')}
        className={styles.kind}
        value={kind}
        onChange={(id) => choose({ kind: id })}
        track="rank-kind"
        options={[
          { id: 'groups', label: t('rank.groups') },
          { id: 'members', label: t('rank.members') },
        ]}
      />
      {kind === 'groups' && <GroupBoard event={event} period={period} />}
      {kind === 'members' &&
        (people ? <people.MemberBoard event={event} period={period} /> : <Waiting rows={5} height={60} />)}
    </>
  )
  return (
    <Panel title={t(over ? 'rank.final' : 'rank.title')} expose="rank" anchor="rank">
      <Tabs
        label={t('rank.period')}
        value={period}
        onChange={(id) => choose({ period: id })}
        track="rank-period"
        items={PERIODS.map((id) => ({
          id,
          label: t(over && id === 'day' ? 'rank.lastDay' : `rank.${id}`),
          panel: board,
        }))}
      />
    </Panel>
  )
}
