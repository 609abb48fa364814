import { getRaceSignRecords } from '#shared/api/werewolf-games'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { Line } from '#shared/kit/line'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { raceOf } from '../use-game.ts'
import styles from './Ranks.module.css'

/** Games that I entered, newest first; one that is over leads to its rounds. */
export function MyGames() {
  const t = useT<typeof zh>('family')
  const games = usePaged(getRaceSignRecords, raceOf)
  return (
    <Feed
      list={games}
      label={t('contest.games')}
      className={styles.games}
      keyOf={({ id }) => id}
      waiting={{ height: 60, lines: 4 }}
      emptyText={t('contest.noGames')}
      row={({ at, by, result, score, gameId }) => {
        const line = (
          <Line
            className={styles.game}
            name={t(`result.${result}`)}
            note={`${formatDate(at, 'minute')} · ${t(`by.${by}`)}`}
            figure={result === 'playing' ? undefined : `+${score}`}
            under={result === 'playing' ? undefined : t('contest.look')}
          />
        )
        return (
          <li>
            {result === 'playing' ? (
              line
            ) : (
              <a href={`/competitionInfo/gameInfo?gameId=${encodeURIComponent(gameId)}`} data-track="game">
                {line}
              </a>
            )}
          </li>
        )
      }}
    />
  )
}
