import { useEffect, useRef } from 'react'
import { isOver } from '#shared/api/campaign'
import type { TrackStep } from '#shared/api/warlord'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { translate, useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'
import { Medallion } from './Medallion.tsx'
import { useSeason } from './season-context.ts'
import styles from './Tracks.module.css'

type Lane = 'free' | 'advanced'

/** The path uphill: at each level a bronze medallion for everyone, a gold one behind the advanced order's lock. */
export function Tracks() {
  const t = useT<typeof zh>()
  const { board, claim, claiming, show } = useSeason()
  const { tracks, points, advanced, season } = board
  const path = useRef<HTMLOListElement>(null)
  const here = Math.max(0, nextOf(tracks.free, points))
  useEffect(() => {
    const step = path.current?.children[here] as HTMLElement | undefined
    if (path.current && step) path.current.scrollLeft = step.offsetLeft - step.offsetWidth
  }, [here])
  const pick = (lane: Lane, step: TrackStep) => {
    if (lane === 'advanced' && !advanced.unlocked) {
      return toast.warning(translate('runtime', 'battle.unlockFirst'))
    }
    if (step.state === 'claimable') return void claim({ kind: lane, id: String(step.level) })
    if (step.state === 'claimed') return void toast.tip(t('claimed'))
    // nothing is climbed any more
    if (isOver(season.phase)) return void toast.tip(t('tracks.state.locked'))
    toast.tip(t('tracks.notReached', { points: formatAmount(Math.max(0, step.points - points)) }))
  }
  return (
    <Plate title={t('tracks.title')} expose="tracks">
      <div className={styles.lanes}>
        <span data-lane="free">{t('tracks.free')}</span>
        <span data-lane="advanced">{t('tracks.advanced')}</span>
        {advanced.unlocked ? (
          <em>{t('unlock.done')}</em>
        ) : (
          season.phase === 'running' && (
            <Button size="s" track="unlock" onClick={() => show({ name: 'unlock' })}>
              {t('tracks.unlock')}
            </Button>
          )
        )}
      </div>
      <ol className={styles.path} ref={path}>
        {tracks.free.map((free, index) => (
          <li
            key={free.level}
            className={styles.step}
            style={{ paddingTop: `${(1 - index / Math.max(1, tracks.free.length - 1)) * CLIMB}rem` }}
          >
            {(['advanced', 'free'] as const).map((lane) => {
              const step = lane === 'free' ? free : tracks.advanced.find(({ level }) => level === free.level)
              return (
                step && (
                  <Medallion
                    key={lane}
                    lane={lane}
                    step={step}
                    locked={lane === 'advanced' && !advanced.unlocked}
                    busy={claiming === `${lane}-${step.level}`}
                    onClick={() => pick(lane, step)}
                  />
                )
              )
            })}
            <span className={styles.ledge}>
              <i style={{ transform: `scaleX(${walked(tracks.free, index, points)})` }} />
              <b>{t('tracks.level', { level: free.level })}</b>
              <small>{formatAmount(free.points)}</small>
            </span>
          </li>
        ))}
      </ol>
    </Plate>
  )
}

/** Height of the last step above the first, in rem: 66 design px. */
const CLIMB = 66 / 37.5

/** Index of the step that is climbed to now; the last when all are reached. */
function nextOf(steps: readonly TrackStep[], points: number): number {
  const next = steps.findIndex((step) => step.state === 'claimable' || step.points > points)
  return next < 0 ? steps.length - 1 : next
}

/** How much of the way from the step before is done, 0 to 1. */
function walked(steps: readonly TrackStep[], index: number, points: number): number {
  const from = steps[index - 1]?.points ?? 0
  const to = steps[index]?.points ?? 0
  return to > from ? Math.min(1, Math.max(0, (points - from) / (to - from))) : Number(points >= to)
}
