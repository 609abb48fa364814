import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import type { Contribution, EventGroup, GroupEvent } from '#shared/api/group-event'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { Panel } from '../panel/Panel.tsx'
import { RacerSign } from '../race/RacerSign.tsx'
import { gapToNext } from '../race/standing.ts'
import { useGapText } from '../ranking/use-gap-text.ts'
import { useGoThere } from '../tasks/go-there.ts'
import { Figures } from './Figures.tsx'
import styles from './MyPlace.module.css'
import { Records } from './Records.tsx'

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
