import type { CSSProperties } from 'react'
import { isOver } from '#shared/api/campaign'
import type { GroupEvent, RankPeriod } from '#shared/api/group-event'
import { useLater } from '#shared/features/later'
import { Segmented } from '#shared/kit/segmented'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Tabs } from '#shared/ui/tab'
import type { EditionWords } from '../edition.ts'
import type zh from '../locales/zh.json'
import { Panel } from '../panel/Panel.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { RacerSign } from '../race/RacerSign.tsx'
import { useRacer } from '../use-edition.ts'
import styles from './Ranking.module.css'
import type { StandingRow } from './standings.ts'
import { standings } from './standings.ts'
import { useBoard } from './use-board.ts'
import { useGapText } from './use-gap-text.ts'

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

/** The groups of a period, the best first. */
function GroupBoard({ event, period }: { event: GroupEvent; period: RankPeriod }) {
  const own = useT<EditionWords>()
  return (
    <>
      <p className={styles.note}>{own('race')}</p>
      <ol>
        {standings(event.groups, period).map((row) => (
          <GroupRow
            key={row.group.id}
            row={row}
            mine={row.group.id === event.groupId}
            over={isOver(event.phase)}
          />
        ))}
      </ol>
    </>
  )
}

/** A group on the board: a bar against the best, and what it lacks to the one before it. */
function GroupRow({ row, mine, over }: { row: StandingRow; mine: boolean; over: boolean }) {
  const t = useT<typeof zh>('family')
  const gapText = useGapText(over)
  const { color } = useRacer(row.group.look)
  return (
    <li
      className={styles.row}
      data-mine={mine || undefined}
      style={{ '--team': color, '--part': row.part } as CSSProperties}
    >
      <span className={styles.rank}>
        <b className={styles.place}>{row.rank}</b>
        {row.tied && <small>{t('rank.tied')}</small>}
      </span>
      <RacerSign look={row.group.look} className={styles.figure} />
      <div className={styles.text}>
        <p className={styles.line}>
          <bdi className={styles.name}>{row.group.name}</bdi>
          <b>{formatStatistic(row.score)}</b>
        </p>
        <i className={styles.bar} />
        <small>{gapText(row)}</small>
      </div>
    </li>
  )
}
