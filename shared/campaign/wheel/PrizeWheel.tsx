import type { ReactNode } from 'react'
import { type DrawReward, type Reward, RewardArt, RewardName } from '#shared/campaign/reward'
import { useRewardCount } from '#shared/kit/reward-count'
import { formatChance } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './PrizeWheel.module.css'
import type { Wheel } from './use-wheel.ts'

export interface PrizeWheelProps {
  wheel: Wheel
  prizes: readonly { id: string; percent: number; reward: Reward }[]
  /** For each prize in its turn. */
  colours: readonly string[]
  draw: DrawReward
  /** What turns it, between the wheel and the odds. */
  children: ReactNode
}

/** A pinwheel with a prize on each of its equal blades, and below it every prize with its odds. */
export function PrizeWheel(props: PrizeWheelProps) {
  const t = useT<typeof zh>('campaign/wheel')
  const { prizes, colours } = props
  return (
    <>
      <Pinwheel {...props} />
      {props.children}
      <h3 className={styles.title}>{t('odds')}</h3>
      <p className={styles.equal}>{t('equal')}</p>
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
            <span className={styles.odds}>
              <b>{formatChance(percent)}</b>
              {percent > 0 && percent < SELDOM && (
                <small>{t('oneIn', { count: Math.round(100 / percent) })}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Below so many percent the odds are also in words. */
const SELDOM = 5

/** Decorative: the prizes stand in the list. */
function Pinwheel({ wheel, prizes, colours, draw }: PrizeWheelProps) {
  const countOf = useRewardCount()
  const angle = 360 / prizes.length
  return (
    <div className={styles.wheel} aria-hidden="true">
      <div className={styles.rim}>
        <div ref={wheel.disc} className={styles.disc}>
          <svg viewBox="-100 -100 200 200" aria-hidden="true">
            {prizes.map(({ id }, index) => (
              <g key={id} transform={`rotate(${index * angle})`}>
                <path d={wedge(angle)} fill={colours[index % colours.length]} />
                <path d={wedge(angle * FOLD, 'Q26-40 0 0z')} className={styles.fold} />
              </g>
            ))}
          </svg>
          {prizes.map(({ id, reward }, index) => (
            <span
              key={id}
              className={styles.blade}
              style={{ transform: `rotate(${(index + 0.5) * angle}deg)` }}
            >
              <span className={styles.prize}>
                <RewardArt reward={reward} draw={draw} />
              </span>
              {countOf(reward) && <b>{countOf(reward)}</b>}
            </span>
          ))}
          <i className={styles.hub} />
        </div>
      </div>
      <svg viewBox="0 0 22 34" className={styles.pointer} aria-hidden="true">
        <path d="M11 34 0 0h22z" />
      </svg>
    </div>
  )
}

/** The part of a blade that is folded over. */
const FOLD = 0.42
const RADIUS = 98

/** From the top clockwise, so many degrees wide. */
function wedge(degrees: number, back = 'z'): string {
  const at = (degrees * Math.PI) / 180
  const [x, y] = [RADIUS * Math.sin(at), -RADIUS * Math.cos(at)].map((length) => length.toFixed(2))
  return `M0 0V-${RADIUS}A${RADIUS} ${RADIUS} 0 ${degrees > 180 ? 1 : 0} 1 ${x} ${y}${back}`
}
