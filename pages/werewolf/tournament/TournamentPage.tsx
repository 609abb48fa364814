import { useState } from 'react'
import { getRaceInfo, getRacePreview } from '#shared/api/werewolf'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Tabs } from '#shared/ui/tab'
import { RaceHero } from '../_family/contest/RaceHero.tsx'
import { Ranks } from '../_family/contest/Ranks.tsx'
import { Stages } from '../_family/contest/Stages.tsx'
import theme from '../_family/theme.module.css'
import { raceOf } from '../_family/use-game.ts'
import { Awards } from './Awards.tsx'
import type zh from './locales/zh.json'
import { Play } from './Play.tsx'
import { Tickets } from './Tickets.tsx'
import styles from './TournamentPage.module.css'
import { Village } from './Village.tsx'

/** The tournament: games left today and the way in, my tickets, the ranking, my awards, stages and prizes. */
export function TournamentPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getRaceInfo, raceOf)
  const preview = useQuery(getRacePreview, raceOf)
  const [tab, setTab] = useState<'tickets' | 'ranks' | 'awards' | 'prizes'>('tickets')
  const race = call.data
  return (
    <ThemeRoot className={theme.theme}>
      <RaceHero call={call} preview={preview.data} title={t('title')} art={<Village />} />
      <div className={styles.body}>
        <div className={styles.slot}>
          <StateView call={call} skeleton={<Skeleton height={140} />}>
            {(known) => <Play race={known} call={call} />}
          </StateView>
        </div>
        <Tabs
          className={styles.tabs}
          label={t('title')}
          value={tab}
          onChange={setTab}
          track="tab"
          items={[
            { id: 'tickets', label: t('tabs.tickets'), panel: () => <Tickets /> },
            { id: 'ranks', label: t('tabs.ranks'), panel: () => <Ranks phase={race?.phase} /> },
            { id: 'awards', label: t('tabs.awards'), panel: () => <Awards /> },
            {
              id: 'prizes',
              label: t('tabs.prizes'),
              panel: () => (
                <StateView call={preview} skeleton={<Skeleton height={56} lines={5} />}>
                  {({ stages, prizes }) => (
                    <div className={styles.panel}>
                      <Stages stages={stages} />
                      <PlacePrizes className={styles.places} places={prizes} ties />
                    </div>
                  )}
                </StateView>
              ),
            },
          ]}
        />
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}
