import type { ReactNode } from 'react'
import { CampaignClock, NextStep, type Schedule } from '#shared/campaign/phase'
import { ActivityRules } from '#shared/campaign/rules'
import { useRewardCount } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'

interface Campaign extends Schedule {
  activityId: string
  places: readonly {
    rewards: readonly { name: string; amount: number; days: number }[]
  }[]
}

/**
 * The header of a campaign: art, title, lead, phase, rules, and the prize for first place. Its height is
 * `--campaign-hero`.
 * @param props.children Rendered at the bottom of the art: the main action or a balance.
 */
export function Hero<Of extends Campaign>(props: {
  art: ReactNode
  title: string
  lead: string
  call: Query<Of>
  /** Label of a phase. */
  say: (phase: Schedule['phase']) => ReactNode
  children: ReactNode
}) {
  const t = useT<typeof zh>('campaign/hero')
  const countOf = useRewardCount()
  const { data } = props.call
  const first = data?.places[0]?.rewards ?? []
  return (
    <header>
      <div className={styles.scene} data-part="hero">
        {props.art}
        <div className={styles.says} data-part="hero-says">
          <h1>{props.title}</h1>
          <p>{props.lead}</p>
        </div>
        <div className={styles.top}>
          <CampaignClock alone className={styles.clock} call={props.call} say={props.say} />
          <ActivityRules activityId={data?.activityId} from={props.call} className={styles.rules} />
        </div>
        <div className={styles.foot}>
          {props.children}
          <div className={styles.step}>
            <NextStep schedule={data} />
          </div>
        </div>
      </div>
      <p className={styles.prize} data-part="hero-prize">
        {first.length > 0 && (
          <>
            <b>{t('first')}</b>{' '}
            {first.map((reward) => [reward.name, countOf(reward)].filter(Boolean).join(' ')).join(' + ')}
          </>
        )}
      </p>
    </header>
  )
}
