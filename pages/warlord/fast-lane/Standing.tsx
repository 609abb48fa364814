import type { CaptainOverview, FastLane } from '#shared/api/captain-task'
import { Button } from '#shared/kit/button'
import { ProgressBar } from '#shared/kit/progress-bar'
import { useT } from '#shared/runtime/i18n'
import { useGoHosting } from '../_family/overview/use-go-hosting.ts'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'
import styles from './Standing.module.css'

/** Hours on the lane, and the way to the next fire. */
export function Standing(props: { lane: FastLane; captain: CaptainOverview['captain']; className?: string }) {
  const t = useT<typeof zh>()
  const { lane, captain } = props
  const { go, label } = useGoHosting(captain.roomId)
  const next = lane.milestones.find(({ hours }) => hours > lane.hours)
  const last = lane.milestones[lane.milestones.length - 1]
  return (
    <Plate className={props.className} expose="standing">
      <p className={styles.who}>
        <bdi>{captain.nickname}</bdi>
        <small>{captain.levelName}</small>
      </p>
      <div className={styles.row}>
        <p className={styles.hours}>
          <b>{lane.hours}</b>
          {t('standing.hours', { count: lane.hours })}
        </p>
        <div className={styles.way}>
          <p>
            {lane.phase === 'running' && next && t('standing.next', { count: next.hours - lane.hours })}
            {lane.phase === 'running' && !next && t('standing.all')}
            {lane.phase !== 'running' && t(lane.phase === 'coming' ? 'standing.coming' : 'standing.over')}
          </p>
          <ProgressBar value={lane.hours} max={next?.hours ?? last?.hours ?? 0} label={t('standing.label')} />
        </div>
      </div>
      {lane.phase === 'running' && (
        <Button block track="go-hosting" onClick={go}>
          {label}
        </Button>
      )}
    </Plate>
  )
}
