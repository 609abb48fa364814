import { useEffect, useState } from 'react'
import { getLadderRanks, type LadderSeason } from '#shared/api/ladder-competition'
import { Segmented } from '#shared/kit/segmented'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { useCall } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import theme from './theme.module.css'

/** More than these, the newest, are not offered. */
const AT_MOST = 5

/**
 * Seasons to choose from, those that `fits` says; chosen is the address's `seasonId`, unless another was chosen since, else
 * the newest. Undefined: there is none.
 */
export function useSeasons(fits: (season: LadderSeason) => boolean) {
  const call = useCall(getLadderRanks, { pageNum: 1, pageSize: 1 })
  const [asked, choose] = useState('')
  useEffect(() => choose(address().param('seasonId')), [])
  const seasons = (call.data?.seasons ?? []).filter(fits).slice(0, AT_MOST)
  return { call, seasons, choose, chosen: seasons.find(({ id }) => id === asked) ?? seasons[0] }
}

/** Which season is shown. */
export function SeasonChoice(props: {
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
