import { isOver } from '#shared/api/campaign'
import type { GroupEvent, GroupPrizes } from '#shared/api/group-event'
import { RewardArt } from '#shared/campaign/reward'
import { Button } from '#shared/kit/button'
import { useRewardCount } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { drawPrize } from '../prizes/draw-prize.ts'
import styles from './HeroAct.module.css'

const scrollTo = (panel: string) => document.getElementById(panel)?.scrollIntoView({ behavior: 'smooth' })

/**
 * What there is to win, and the way from the first screen to what there is to do: choose a team, help it, or read how it ended;
 * try again, where the event did not load.
 */
export function HeroAct({ call, prizes }: { call: Query<GroupEvent>; prizes: Query<GroupPrizes> }) {
  const t = useT<typeof zh>('family')
  const common = useT<typeof runtime>('runtime')
  const event = call.data
  const isEnded = event && isOver(event.phase)
  const panel = event && (isEnded ? 'rank' : event.groupId === null ? 'groups' : 'tasks')
  return (
    <div className={styles.act}>
      {event && !isEnded && prizes.status !== 'failed' && <GrandPrize prizes={prizes.data} />}
      {panel && (
        <Button className={styles.go} track={`to-${panel}`} onClick={() => scrollTo(panel)}>
          {t(`hero.${panel}`)}
        </Button>
      )}
      {!event && call.status === 'failed' && (
        <Button className={styles.go} track="retry-race" onClick={() => void call.refetch()}>
          {common('common.retry')}
        </Button>
      )}
    </div>
  )
}

/** The first reward of the group that wins; its room is kept until it is known. */
function GrandPrize({ prizes }: { prizes: GroupPrizes | undefined }) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  const reward = prizes?.places.find(({ scope, from }) => scope === 'group' && from === 1)?.rewards[0]
  if (prizes && !reward) return null
  return (
    <button type="button" className={styles.prize} data-track="to-prizes" onClick={() => scrollTo('prizes')}>
      {reward && (
        <>
          <span className={styles.art}>
            <RewardArt draw={drawPrize} reward={reward} />
          </span>
          <span>
            <small>{[t('hero.prize'), countOf(reward)].filter(Boolean).join(' · ')}</small>{' '}
            <b>{reward.name}</b>
          </span>
        </>
      )}
    </button>
  )
}
