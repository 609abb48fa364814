import type { ReactNode } from 'react'
import type { FreeBoxDetail } from '#shared/api/free-box'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { Lately } from '#shared/campaign/winners'
import { OpenInApp } from '#shared/kit/open-in-app'
import { useRewardCount } from '#shared/kit/reward-count'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatChance } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Slip } from '../slip/Slip.tsx'
import theme from '../theme.module.css'
import styles from './BoxFrame.module.css'
import { History } from './History.tsx'
import type { MyBox } from './use-box.ts'

/** A page about one's own box: its front, the slip with the box, what boxes hold, who opened some, and what was before. */
export function BoxFrame({
  mine,
  front,
  title,
  aside,
  className,
  children,
}: {
  mine: MyBox
  front: ReactNode
  /** Of the slip. */
  title: string
  aside?: ReactNode
  /** Of the slip. */
  className?: string | undefined
  /** Content of the slip. */
  children: (data: FreeBoxDetail) => ReactNode
}) {
  const { call } = mine
  return (
    <ThemeRoot className={theme.theme}>
      {front}
      <Slip title={title} expose="box" className={className} aside={aside}>
        <StateView call={call} skeleton={<Skeleton height={64} lines={3} />}>
          {children}
        </StateView>
      </Slip>
      {call.data && (
        <>
          <Inside tiers={call.data.tiers} />
          <Feed feed={call.data.feed} />
          <History mine={mine} />
        </>
      )}
      <i className={styles.end} />
      <OpenInApp />
    </ThemeRoot>
  )
}

/** Boxes that others have opened, as a till roll. */
function Feed({ feed }: { feed: FreeBoxDetail['feed'] }) {
  const t = useT<typeof zh>('family')
  if (!feed.length) return null
  return (
    <Slip title={t('feed.title')} expose="feed">
      <Lately faces won={feed} most={5} otherDay="minute" />
    </Slip>
  )
}

/** What may be in the box, tier by tier, with the chance of each. */
function Inside({ tiers }: { tiers: FreeBoxDetail['tiers'] }) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  return (
    <Slip title={t('inside.title')} expose="inside">
      {tiers.map(({ tier, name, need, possible }) => (
        <div key={tier} className={styles.tier}>
          {tiers.length > 1 && (
            <h3 className={styles.name}>
              {name} <small>{t('inside.need', { count: need })}</small>
            </h3>
          )}
          <ul className={styles.possible} data-count={possible.length}>
            {possible.map(({ reward, percent }) => (
              <li key={`${reward.id} ${reward.days}`}>
                <span className={styles.art}>
                  <RewardArt draw={drawPrize} reward={reward} />
                </span>
                <span className={styles.what}>
                  {reward.name} <b>{countOf(reward)}</b>
                </span>
                <span className={styles.chance}>{formatChance(percent)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.note}>{t('inside.note')}</p>
    </Slip>
  )
}
