import { useEffect, useRef } from 'react'
import { type FreeBox, type FreeBoxDetail, getFreeBoxHistory } from '#shared/api/free-box'
import { Feed } from '#shared/campaign/feed'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { useNobody } from '#shared/features/login'
import { usePaged } from '#shared/features/paged'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Slip } from '../slip/Slip.tsx'
import styles from './History.module.css'
import { standingOf } from './standing.ts'
import type { MyBox } from './use-box.ts'

const PAGE = 5

/** My boxes of this edition, newest first. */
export function History({ mine }: { mine: MyBox }) {
  const t = useT<typeof zh>('family')
  const history = usePaged(getFreeBoxHistory, { edition: mine.edition.kind }, PAGE)
  const { refetch } = history
  const nobody = useNobody()
  const { box, phase = 'running' } = mine.call.data ?? {}
  // whoever moved it on: I, a friend, the clock, another phone
  const standing = box ? `${box.id} ${box.state} ${box.helpers.length}` : ''
  const read = useRef(standing)
  useEffect(() => {
    if (read.current !== standing) void refetch()
    read.current = standing
  }, [standing, refetch])
  if (nobody) return null
  return (
    <Slip title={t('history.title')} expose="history">
      <Feed
        list={history}
        className={styles.list}
        keyOf={({ id }) => id}
        row={(box) => <Row box={box} phase={phase} />}
        waiting={{ height: 44, lines: 2 }}
        emptyText={t('history.empty')}
        more={{ track: 'history-more' }}
      />
    </Slip>
  )
}

function Row({ box, phase }: { box: FreeBox; phase: FreeBoxDetail['phase'] }) {
  const t = useT<typeof zh>('family')
  const state = standingOf(box, phase)
  return (
    <li data-state={state}>
      <div className={styles.when}>
        <span>{formatDate(box.startedAt, 'minute')}</span>
        <small>{t('history.helpers', { count: box.helpers.length, need: box.need })}</small>
        {box.opened && <RewardLine draw={drawPrize} rewards={box.opened.rewards} />}
      </div>
      <b className={styles.state}>{t(`history.state.${state}`)}</b>
    </li>
  )
}
