import type { LadderSeason } from '#shared/api/ladder-competition'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { SeasonRanks } from '../_family/SeasonRanks.tsx'
import { SeasonChoice, useSeasons } from '../_family/Seasons.tsx'
import { Temple } from '../_family/Temple.tsx'
import theme from '../_family/theme.module.css'
import type zh from './locales/zh.json'
import styles from './PastPage.module.css'

/** Seasons that are settled: the star of each, and the ranking as it stayed. */
export function PastPage() {
  const t = useT<typeof zh>()
  const { call, seasons, chosen, choose } = useSeasons(({ phase }) => phase === 'settled')
  return (
    <ThemeRoot className={theme.theme}>
      <header className={theme.hero}>
        <Temple />
        <h1>{t('title')}</h1>
        <p className={theme.season}>{chosen?.name ?? '\u00a0'}</p>
      </header>
      <StateView
        call={call}
        skeleton={<Skeleton height={96} lines={4} className={styles.waits} />}
        isEmpty={() => !chosen}
        emptyText={t('none')}
      >
        {() =>
          chosen && (
            <>
              <SeasonChoice seasons={seasons} chosen={chosen} onChoose={choose} />
              <Champion season={chosen} />
              <SeasonRanks key={chosen.id} seasonId={chosen.id} phase={chosen.phase} />
            </>
          )
        }
      </StateView>
      <a className={styles.back} href="/celebirty" data-track="season-now">
        {t('back')}
      </a>
      <OpenInApp />
    </ThemeRoot>
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
