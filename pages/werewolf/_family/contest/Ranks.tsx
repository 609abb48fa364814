import { isOver } from '#shared/api/campaign'
import { getRaceRanks, type WerewolfRankRow } from '#shared/api/werewolf'
import { EndlessRanking } from '#shared/campaign/ranking'
import { usePaged } from '#shared/features/paged'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import { raceOf } from '../use-game.ts'
import styles from './Ranks.module.css'

type Phase = Parameters<typeof isOver>[0]

/** The ranking. Ties are ordered by time, and both rows say so. */
export function Ranks({ phase }: { phase: Phase }) {
  const t = useT<typeof zh>('family')
  const people = usePaged(getRaceRanks, raceOf)
  const { items } = people
  const tieOf = ({ userId, score }: WerewolfRankRow) => {
    const at = items.findIndex((each) => each.userId === userId)
    if (items[at + 1]?.score === score) return t('contest.earlier')
    return items[at - 1]?.score === score && t('contest.later')
  }
  return (
    <div className={styles.ranks} data-expose="ranks">
      <EndlessRanking
        people={people}
        label={t('contest.ranks')}
        unit={(count) => t('unit', { count })}
        emptyText={t('contest.nobody')}
        noteOf={tieOf}
        over={isOver(phase)}
        endless={EndlessList}
        place="race"
      />
    </div>
  )
}
