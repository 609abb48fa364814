import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { getRaceInfo, getRacePreview } from '#shared/api/werewolf'
import { CampaignClock } from '#shared/campaign/phase'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { toLogin } from '#shared/features/login'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Tabs } from '#shared/ui/tab'
import type zh from '../locales/zh.json'
import theme from '../theme.module.css'
import { raceOf } from '../use-game.ts'
import styles from './Contest.module.css'
import { Council } from './Council.tsx'
import { MyGames } from './MyGames.tsx'
import { RaceHero } from './RaceHero.tsx'
import { Ranks } from './Ranks.tsx'
import { Stages } from './Stages.tsx'

/** The contest: stages, my place, ranking, my games and prizes. The popup has a head in place of the hero. */
export function Contest({ popup = false }: { popup?: boolean }) {
  const t = useT<typeof zh>('family')
  const call = useQuery(getRaceInfo, raceOf)
  const preview = useQuery(getRacePreview, raceOf)
  const [tab, setTab] = useState<'ranks' | 'games' | 'prizes'>('ranks')
  const race = call.data
  return (
    <ThemeRoot className={theme.theme}>
      {popup ? (
        <header className={styles.head}>
          <h1>{race?.name ?? t('contest.title')}</h1>
          <CampaignClock className={styles.clock} call={call} say={(phase) => t(`phase.${phase}`)} />
        </header>
      ) : (
        <RaceHero call={call} preview={preview.data} title={t('contest.title')} art={<Council />} />
      )}
      <div className={styles.body} data-popup={popup || undefined}>
        {!popup && (
          <StateView call={preview} skeleton={<Skeleton height={88} />}>
            {({ stages }) => <Stages stages={stages} />}
          </StateView>
        )}
        <div className={styles.slot}>
          <StateView call={call} skeleton={<Skeleton height={76} />}>
            {({ me }) => <Me me={me} />}
          </StateView>
        </div>
        <a className={styles.play} href="/activityNew/werewolves/index" data-track="play" data-next>
          {t(race && race.phase !== 'running' ? 'contest.visit' : 'contest.play')}
        </a>
        <Tabs
          className={styles.tabs}
          label={t('contest.title')}
          value={tab}
          onChange={setTab}
          track="tab"
          items={[
            { id: 'ranks', label: t('contest.ranks'), panel: () => <Ranks phase={race?.phase} /> },
            { id: 'games', label: t('contest.games'), panel: () => <MyGames /> },
            {
              id: 'prizes',
              label: t('contest.prizes'),
              panel: () => (
                <StateView call={preview} skeleton={<Skeleton height={56} lines={4} />}>
                  {({ prizes }) => <PlacePrizes className={styles.places} places={prizes} ties />}
                </StateView>
              ),
            },
          ]}
        />
      </div>
      {!popup && <OpenInApp />}
    </ThemeRoot>
  )
}

/** My place, points, games and wins; or the login. */
function Me({ me }: Pick<InferOutput<(typeof getRaceInfo)['output']>, 'me'>) {
  const t = useT<typeof zh>('family')
  if (!me) {
    return (
      <section className={styles.me} data-expose="me">
        <p>{t('me.nobody')}</p>
        <Button size="s" track="login" onClick={() => toLogin()}>
          {t('me.login')}
        </Button>
      </section>
    )
  }
  return (
    <section className={styles.me} data-expose="me">
      <Avatar src={me.portrait} name={me.nickname} size={44} />
      <div className={styles.who}>
        <bdi>{me.nickname}</bdi>
        <small>{me.rank > 0 ? t('me.rank', { rank: formatAmount(me.rank) }) : t('me.noRank')}</small>
      </div>
      <dl className={styles.figures}>
        {(['score', 'games', 'wins'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(`me.${figure}`)}</dt>
            <dd>{formatAmount(me[figure])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
