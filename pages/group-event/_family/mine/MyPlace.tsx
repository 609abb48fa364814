import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import type { Contribution, EventGroup, GroupEvent } from '#shared/api/group-event'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { Amount } from '../amount/Amount.tsx'
import type { EditionWords } from '../edition.ts'
import type zh from '../locales/zh.json'
import { Panel } from '../panel/Panel.tsx'
import { RacerSign } from '../race/RacerSign.tsx'
import { gapToNext } from '../race/standing.ts'
import { useGapText } from '../ranking/use-gap-text.ts'
import { useGoThere } from '../tasks/go-there.ts'
import styles from './MyPlace.module.css'

/** My group and what I gave it. */
export function MyPlace(props: { event: GroupEvent; group: EventGroup; call: Query<Contribution> }) {
  const t = useT<typeof zh>('family')
  const gapText = useGapText(isOver(props.event.phase))
  const there = useGoThere(props.event)
  const [records, setRecords] = useState(false)
  const { group, event, call } = props
  const gap = gapToNext(group, event.groups)
  return (
    <Panel title={t('mine.title')} expose="mine">
      <div className={styles.group}>
        <RacerSign look={group.look} className={styles.figure} />
        <div className={styles.text}>
          <h3 className={styles.name}>
            <bdi>{group.name}</bdi>
          </h3>
          <p className={styles.standing}>
            {[t('place', { rank: group.rank }), gapText({ ...group, gap })].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <StateView call={call} skeleton={<Skeleton height={64} />}>
        {(mine) => (
          <>
            <Figures mine={mine} />
            <Records open={records} records={mine.records} onClose={() => setRecords(false)} />
          </>
        )}
      </StateView>
      <div className={styles.actions}>
        <Button
          look="ghost"
          track="my-records"
          aria-haspopup="dialog"
          disabled={!call.data}
          onClick={() => setRecords(true)}
        >
          {t('mine.records')}
        </Button>
        {event.phase === 'running' && (
          <Button track="my-room" onClick={() => void there.go('room')}>
            {t('mine.room')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** My three numbers: given, place, part of my group's total. */
function Figures({ mine }: { mine: Contribution }) {
  const t = useT<typeof zh>('family')
  const own = useT<EditionWords>()
  const shown = [
    { name: t('mine.score', { unit: own('unit', { count: 2 }) }), value: formatStatistic(mine.score) },
    { name: t('mine.rank'), value: mine.rank > 0 ? String(mine.rank) : '–' },
    { name: t('mine.percent'), value: `${mine.percent}%` },
  ]
  return (
    <dl className={styles.figures}>
      {shown.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-long={value.length > 6 || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Where my contribution came from, the newest first. */
function Records(props: { open: boolean; records: Contribution['records']; onClose: () => void }) {
  const t = useT<typeof zh>('family')
  return (
    <Sheet open={props.open} title={t('mine.records')} onClose={props.onClose} expose="my-records">
      {props.records.length === 0 && <Notice mood="empty" text={t('mine.noRecords')} />}
      <ul className={styles.records}>
        {props.records.map(({ id, at, title, score }) => (
          <li key={id}>
            <span>{title}</span>
            <time dateTime={new Date(at).toISOString()}>{formatDate(at, 'minute')}</time>
            <b>{score > 0 && <Amount score={score} gain />}</b>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
