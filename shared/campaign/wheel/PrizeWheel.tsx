import type { ReactNode } from 'react'
import { type DrawReward, type Reward, RewardArt, RewardName } from '#shared/campaign/reward'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './PrizeWheel.module.css'
import type { Wheel } from './use-wheel.ts'
import { WheelDisc } from './WheelDisc.tsx'

/** A wheel, what turns it (`children`), and below them every prize with its colour on the wheel and its odds. */
export function PrizeWheel(props: {
  wheel: Wheel
  prizes: readonly { id: string; percent: number; reward: Reward }[]
  /** For each prize in its turn. */
  colours: readonly string[]
  draw: DrawReward
  children: ReactNode
}) {
  const t = useT<typeof zh>('campaign/wheel')
  const { wheel, prizes, colours } = props
  return (
    <>
      <WheelDisc wheel={wheel} sectors={prizes} colours={colours} name={t('wheel')} />
      {props.children}
      <h3 className={styles.title}>{t('odds')}</h3>
      <ul className={styles.prizes}>
        {prizes.map(({ id, reward, percent }, index) => (
          <li key={id}>
            <i style={{ background: colours[index % colours.length] }} />
            <span className={styles.art}>
              <RewardArt reward={reward} draw={props.draw} />
            </span>
            <span className={styles.name}>
              <RewardName reward={reward} />
            </span>
            <b className={styles.percent}>{percent}%</b>
          </li>
        ))}
      </ul>
    </>
  )
}
