import type { ReactNode } from 'react'
import { type DrawReward, type Reward, RewardArt, RewardName } from '#shared/campaign/reward'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './PrizeWheel.module.css'
import type { Sector, Wheel } from './use-wheel.ts'

/** A disc with a pointer; the sectors are as large as their odds. */
function WheelDisc(props: {
  wheel: Wheel
  sectors: readonly Sector[]
  /** For each sector in its turn. */
  colours: readonly string[]
  name: string
}) {
  const { sectors, colours } = props
  const all = sectors.reduce((sum, { percent }) => sum + percent, 0)
  let before = 0
  return (
    <svg viewBox="-104 -116 208 220" className={styles.wheel} role="img" aria-label={props.name}>
      <circle r="103" className={styles.rim} />
      <g ref={props.wheel.disc} className={styles.disc}>
        {sectors.map(({ id, percent }, index) => {
          const from = before
          before += percent
          return (
            <path key={id} d={sectorPath(from / all, before / all)} fill={colours[index % colours.length]} />
          )
        })}
        <circle r="17" className={styles.hub} />
      </g>
      <path d="M0-78l-11-34h22z" className={styles.pointer} />
    </svg>
  )
}

const RADIUS = 96

/** A part of the disc, clockwise from the top; both ends from 0 to 1. */
function sectorPath(from: number, to: number): string {
  const point = (part: number) =>
    `${(RADIUS * Math.sin(2 * Math.PI * part)).toFixed(2)} ${(-RADIUS * Math.cos(2 * Math.PI * part)).toFixed(2)}`
  // an arc with equal ends draws nothing
  if (to - from >= 1) return `M0-${RADIUS}a${RADIUS} ${RADIUS} 0 1 1-.01 0z`
  return `M0 0L${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}z`
}

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
