import { useEffect, useEffectEvent } from 'react'
import type { ConstellationConfig } from '#shared/api/constellation'
import { getConfig, getRooms } from '#shared/api/constellation'
import { NextStep, nextMoment } from '#shared/campaign/phase'
import { Button } from '#shared/kit/button'
import { formatDuration } from '#shared/kit/countdown'
import { OpenInApp } from '#shared/kit/open-in-app'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import styles from './ConstellationPage.module.css'
import phaseClockStyles from './hero/Hero.module.css'
import { Hero } from './hero/Hero.tsx'
import type zh from './locales/zh.json'
import { StarTable } from './StarTable.tsx'
import { GuestStage } from './stage/GuestStage.tsx'
import { Unlit } from './Unlit.tsx'
import { useLaterParts } from './use-later-parts.ts'

/** /constellation: the star lottery, as an observatory's atlas. */
export function ConstellationPage() {
  const t = useT<typeof zh>()
  const campaign = useQuery(getConfig, {})
  const board = useQuery(getRooms, {})
  const { parts, retry } = useLaterParts()
  const config = campaign.data
  const guest = board.status === 'loggedOut'
  const reload = async () => {
    await Promise.all([campaign.refetch(), board.refetch()])
  }
  return (
    <ThemeRoot className={styles.page}>
      <Hero title={t('title')} lead={t('lead')}>
        {config && <PhaseClock config={config} onEnd={() => void reload()} />}
      </Hero>
      <div className={plateOf(campaign)}>
        <StateView call={campaign} skeleton={<Unlit tall />}>
          {(known) => (
            <>
              {parts && <parts.Leaves config={known} />}
              {parts && known.phase === 'settled' && (
                <parts.Section name="winners" title={t('ranks.winners')}>
                  <parts.Ranking top={10} />
                </parts.Section>
              )}
              {guest ? (
                <GuestStage config={known} parts={parts} />
              ) : (
                <div className={plateOf(board)}>
                  <StateView call={board} skeleton={<Unlit tall />}>
                    {(mine) => (
                      <StarTable
                        config={known}
                        call={board}
                        board={mine}
                        parts={parts}
                        reloadPrice={campaign.refetch}
                      />
                    )}
                  </StateView>
                </div>
              )}
              {parts ? (
                guest && (
                  <parts.Section name="prizes" title={t('rules.odds')}>
                    <parts.Odds odds={known.odds} />
                  </parts.Section>
                )
              ) : retry ? (
                <Button look="ghost" className={styles.retry} onClick={retry}>
                  {t('retry')}
                </Button>
              ) : (
                <Unlit />
              )}
            </>
          )}
        </StateView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}

/** Failure states are shown on a plate. */
function plateOf({ status, data }: Pick<Query<unknown>, 'status' | 'data'>) {
  return status === 'loggedOut' || (status === 'failed' && !data) ? styles.notice : ''
}

/** The phase and the time left in it; calls `onEnd` when it ends. */
function PhaseClock({ config, onEnd }: { config: ConstellationConfig; onEnd: () => void }) {
  const t = useT<typeof zh>()
  const now = useNow()
  const { phase, startAt, endAt } = config
  const left = (nextMoment(config) ?? Number.NaN) - (now ?? Number.NaN)
  const over = left <= 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (over) end()
  }, [over])
  return (
    <>
      <p className={phaseClockStyles.phase}>
        <span>{t(`phase.${phase}`)}</span> {left > 0 && <b>{t('left', { ...formatDuration(left) })}</b>}
      </p>
      <p className={phaseClockStyles.dates}>
        {formatDate(startAt, 'minute')} – {formatDate(endAt, 'minute')}
        <NextStep schedule={config} />
      </p>
    </>
  )
}
