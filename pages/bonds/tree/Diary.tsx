import { useEffect, useRef } from 'react'
import { getTreeRecords, type LoveTree, type TreeRecord } from '#shared/api/love-tree'
import { FeedSheet } from '#shared/campaign/feed'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt, RewardName } from '#shared/campaign/reward'
import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { useRewardCount } from '#shared/kit/reward-count'
import { Skeleton } from '#shared/kit/skeleton'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import styles from './Diary.module.css'
import type zh from './locales/zh.json'
import { TreeArt } from './TreeArt.tsx'

const LATEST = 3

/** Below the tree: what comes next, when my partner last came, and the latest that both did. */
export function Diary({ tree }: { tree: LoveTree }) {
  const t = useT<typeof zh>()
  const records = useQuery(getTreeRecords, {})
  const { refetch } = records
  // what either of us does changes one of these, and is a new record
  const done = `${tree.growth} ${tree.fruits.filter(({ state }) => state === 'received').length}`
  const seen = useRef(done)
  useEffect(() => {
    if (seen.current === done) return
    seen.current = done
    void refetch()
  }, [done, refetch])
  const list = records.data?.list
  if (records.status === 'failed') return <Next tree={tree} />
  return (
    <section className={styles.diary} data-expose="diary">
      <Next tree={tree} />
      {list ? <Partner tree={tree} list={list} /> : <Skeleton height={60} lines={LATEST} />}
      {list && list.length > 0 && (
        <>
          <h2>{t('latest')}</h2>
          <ul>
            {list.slice(0, LATEST).map((record) => (
              <RecordLine key={record.id} record={record} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The next stage, or in the last one the next fruit. Nothing once all is picked. */
function Next({ tree }: { tree: LoveTree }) {
  const t = useT<typeof zh>()
  const next = tree.stages.find(({ growth }) => growth > tree.growth)
  const [fruit] = tree.fruits
    .filter(({ state }) => state !== 'received')
    .sort((one, other) => one.ripeAt - other.ripeAt)
  if (next)
    return (
      <p className={styles.next}>
        <TreeArt stage={next.stage} />
        <span>
          <small>{t('next.stage')}</small>
          <b>{next.name}</b>
        </span>
      </p>
    )
  if (!fruit) return null
  return (
    <p className={styles.next}>
      <i>
        <RewardArt reward={fruit.reward} draw={drawPrize} />
      </i>
      <span>
        <small>{t(fruit.state === 'ripe' ? 'next.ripe' : 'next.fruit')}</small>
        <b>
          <RewardName reward={fruit.reward} />
        </b>
        {fruit.state === 'growing' && (
          <small>{t('next.at', { at: formatDate(fruit.ripeAt, 'minute') })}</small>
        )}
      </span>
    </p>
  )
}

/** When my partner last cared for the tree. */
function Partner({ tree, list }: { tree: LoveTree; list: TreeRecord[] }) {
  const t = useT<typeof zh>()
  const { partner } = tree
  if (!partner) return null
  const last = list.find(({ who }) => who.userId === partner.userId)
  return (
    <Line
      className={styles.partner}
      face={<Avatar src={partner.portrait} name={partner.nickname} size={40} />}
      name={partner.nickname}
      note={last ? t('partner.last', { at: formatDate(last.at, 'minute') }) : t('partner.never')}
    />
  )
}

function RecordLine({ record }: { record: TreeRecord }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  const { who, what, at, growth, reward } = record
  return (
    <Line
      as="li"
      className={styles.record}
      face={<Avatar src={who.portrait} name={who.nickname} size={40} />}
      name={who.nickname}
      note={`${t(`did.${what}`)} · ${formatDate(at, 'minute')}`}
      figure={reward ? `${reward.name} ${countOf(reward)}` : `+${formatAmount(growth)}`}
    />
  )
}

/** What both did for the tree, and received from it. */
export function Records({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  return (
    <FeedSheet
      open={open}
      title={t('records')}
      onClose={onClose}
      expose="records"
      endpoint={getTreeRecords}
      keyOf={({ id }) => id}
      waiting={{ height: 60, lines: 4 }}
      emptyText={t('noRecords')}
      more={{ look: 'ghost' }}
      row={(record) => <RecordLine record={record} />}
    />
  )
}
