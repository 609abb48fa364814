import { type ReactNode, useEffect, useState } from 'react'
import { getLadderRanks, type LadderSeason } from '#shared/api/ladder-competition'
import { ToRunning } from '#shared/campaign/phase'
import { ActivityRules } from '#shared/campaign/rules'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import { Temple } from './Temple.tsx'
import theme from './theme.module.css'

/** More than these, the newest, are not offered. */
const AT_MOST = 5

/**
 * The choice among seasons that `fits` accepts: the chosen one, else `seasonId` of the URL, else the newest. Undefined
 * without any.
 */
function useSeasons(fits: (season: LadderSeason) => boolean) {
  const call = useQuery(getLadderRanks, { pageNum: 1, pageSize: 1 })
  const [asked, choose] = useState('')
  useEffect(() => choose(address().param('seasonId')), [])
  const seasons = (call.data?.seasons ?? []).filter(fits).slice(0, AT_MOST)
  return { call, seasons, choose, chosen: seasons.find(({ id }) => id === asked) ?? seasons[0] }
}

/** Which season is shown. */
function SeasonChoice(props: {
  seasons: readonly LadderSeason[]
  chosen: LadderSeason
  onChoose: (id: string) => void
}) {
  const t = useT<typeof zh>('family')
  if (props.seasons.length < 2) return null
  return (
    <Segmented
      className={theme.seasons}
      label={t('choose')}
      options={props.seasons.map(({ id, number }) => ({ id, label: t('short', { number }) }))}
      value={props.chosen.id}
      onChange={props.onChoose}
      track="season"
    />
  )
}

/** A page of one season that can be chosen, under the hall's front. */
export function SeasonFrame(props: {
  title: string
  /** Which seasons are offered. */
  fits: (season: LadderSeason) => boolean
  /** Where there is none. */
  none: string
  children: (season: LadderSeason) => ReactNode
  below?: ReactNode
}) {
  const { call, seasons, chosen, choose } = useSeasons(props.fits)
  return (
    <ThemeRoot className={theme.theme}>
      <header className={theme.hero}>
        <Temple star={chosen?.champion} />
        <ActivityRules activityId={call.data?.activityId} from={call} className={theme.rules} />
        <h1>{props.title}</h1>
        <p className={theme.season}>{chosen?.name ?? '\u00a0'}</p>
      </header>
      <StateView
        call={call}
        skeleton={<Skeleton height={84} lines={4} className={theme.waits} />}
        isEmpty={() => !chosen}
        emptyText={props.none}
        emptyAct={<ToRunning />}
      >
        {() =>
          chosen && (
            <>
              <SeasonChoice seasons={seasons} chosen={chosen} onChoose={choose} />
              {props.children(chosen)}
            </>
          )
        }
      </StateView>
      {/* comes with the season, which would push it out of sight */}
      {call.status !== 'loading' && props.below}
      <OpenInApp />
    </ThemeRoot>
  )
}
