import type { ReactNode } from 'react'
import type { InferOutput } from 'valibot'
import type { getRacePreview, WerewolfRace } from '#shared/api/werewolf'
import { CampaignClock } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { Rules } from '#shared/campaign/rules'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import styles from './RaceHero.module.css'

/** The race by its name, how long it lasts, what the winner gets. */
export function RaceHero(props: {
  call: Query<WerewolfRace>
  preview: InferOutput<(typeof getRacePreview)['output']> | undefined
  /** Until the race is known. */
  title: string
  /** Where it is played, 375 x 150. */
  art: ReactNode
}) {
  const t = useT<typeof zh>('family')
  const { call, preview } = props
  const first = preview?.prizes[0]
  return (
    <header className={styles.hero}>
      {props.art}
      <Rules call={call} className={styles.rules} />
      <h1>{call.data?.name ?? props.title}</h1>
      <CampaignClock className={styles.clock} call={call} say={(phase) => t(`phase.${phase}`)} />
      <div className={styles.first}>
        <span>{first ? t('contest.first') : '\u00a0'}</span>
        {first && <RewardLine rewards={first.rewards} draw={drawPrize} />}
      </div>
    </header>
  )
}
