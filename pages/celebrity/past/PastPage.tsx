import type { LadderSeason } from '#shared/api/ladder-competition'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { SeasonRanks } from '../_family/SeasonRanks.tsx'
import { SeasonFrame } from '../_family/Seasons.tsx'
import type zh from './locales/zh.json'
import styles from './PastPage.module.css'

/** Seasons that are settled: the star of each, and the ranking as it stayed. */
export function PastPage() {
  const t = useT<typeof zh>()
  return (
    <SeasonFrame
      title={t('title')}
      fits={({ phase }) => phase === 'settled'}
      none={t('none')}
      below={
        <a className={styles.back} href="/celebirty" data-track="season-now">
          {t('back')}
        </a>
      }
    >
      {(season) => (
        <>
          <Champion season={season} />
          <SeasonRanks key={season.id} seasonId={season.id} phase={season.phase} />
        </>
      )}
    </SeasonFrame>
  )
}

function Champion({ season }: { season: LadderSeason }) {
  const t = useT<typeof zh>()
  const { champion, startAt, endAt, id } = season
  return (
    <section className={styles.champion} data-expose="champion">
      {champion && (
        <PersonDoor userId={champion.userId} className={styles.star}>
          <Avatar src={champion.portrait} name={champion.nickname} size={64} />
          <span>
            <small>{t('star')}</small>
            <bdi>{champion.nickname}</bdi>
          </span>
        </PersonDoor>
      )}
      <p className={styles.when}>
        <span>{`${formatDate(startAt)} – ${formatDate(endAt)}`}</span>
        <a href={`/celebirty/awardList?seasonId=${encodeURIComponent(id)}`} data-track="awards">
          {t('awards')}
        </a>
      </p>
    </section>
  )
}
