import { useState } from 'react'
import type { Festival } from '#shared/api/festival'
import { joinRegion, type Regions, signInRegion } from '#shared/api/festival-acts'
import { useNewDay, useOnChange } from '#shared/campaign/phase'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { useAfterLogin } from '#shared/features/login'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { Mark } from '#shared/kit/mark'
import { useLast } from '#shared/kit/sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type family from '../_family/locales/zh.json'
import type zh from './locales/zh.json'
import { Flag } from './Parade.tsx'
import { REGIONS, RegionMap } from './RegionMap.tsx'
import styles from './Teams.module.css'

type Team = Regions['regions'][number]

/** The standings of four teams, joining one, and signing in for it. */
export function Teams(props: { festival: Festival; call: Query<Festival>; regions: Query<Regions> }) {
  const { festival, call, regions } = props
  const t = useT<typeof zh>()
  const common = useT<typeof family>('family')
  const afterLogin = useAfterLogin()
  const [asked, ask] = useState<Team | null>(null)
  const last = useLast(asked)
  useNewDay(regions)
  // what I gather counts for my team
  useOnChange(festival.tokens, () => void regions.refetch())
  const running = festival.phase === 'running'
  const closed = festival.phase === 'coming' ? common('coming') : common('over')
  const join = useMutation(joinRegion, {
    updates: [update(regions, (answer) => answer)],
    onSettled: () => ask(null),
    onSuccess: () => toast.tip(t('done')),
  })
  const sign = useMutation(signInRegion, {
    updates: [update(regions, (answer) => answer.regions), update(call, (answer) => answer.festival)],
    onSuccess: ({ tokens }) => toast.tip(t('sign.done', { count: tokens })),
  })
  return (
    <section data-expose="teams">
      <StateView call={regions} skeleton={<TeamsSkeleton />}>
        {(data) => (
          <>
            {/* once joined, signing in is what one comes for */}
            {data.regionId !== null && (
              <Desk data={data} running={running} busy={sign.busy} onSign={() => void sign.run({})} />
            )}
            <ol className={styles.teams} data-joined={data.regionId ?? undefined}>
              <RegionMap mine={data.regionId} />
              {data.regions.map((team) => (
                <li
                  key={team.id}
                  className={styles.team}
                  data-team={team.id}
                  data-mine={team.id === data.regionId || undefined}
                >
                  <Flag team={team.id} />
                  <b>
                    {team.rank}. {team.name}
                  </b>
                  <span className={styles.bar}>
                    <i
                      style={{ width: `${(100 * team.score) / Math.max(1, data.regions[0]?.score ?? 1)}%` }}
                    />
                  </span>
                  <small>
                    {t('score', { count: formatStatistic(team.score) })} ·{' '}
                    {t('members', { count: team.members })}
                  </small>
                  {team.id === data.regionId ? (
                    <em>
                      <Mark of="done" />
                      {t('joined')}
                    </em>
                  ) : (
                    data.regionId === null && (
                      <Button
                        size="s"
                        track="join"
                        reason={running ? undefined : closed}
                        onClick={afterLogin(() => ask(team))}
                      >
                        {t('join')}
                      </Button>
                    )
                  )}
                </li>
              ))}
            </ol>
            {!running && <PlacePrizes places={data.places} className={styles.places} />}
          </>
        )}
      </StateView>
      <Confirm
        open={asked !== null}
        title={t('ask', { team: last?.name ?? '' })}
        confirmText={t('confirm')}
        busy={join.busy}
        track="confirm-join"
        onConfirm={() => asked && void join.run({ regionId: asked.id })}
        onCancel={() => ask(null)}
      >
        {t('askNote')}
      </Confirm>
    </section>
  )
}

/** The map with the flag of each team in its region, before anybody's standing is there. */
export const TeamsSkeleton = () => (
  <ol className={styles.teams} aria-hidden="true">
    <RegionMap mine={null} />
    {REGIONS.map((team) => (
      <li key={team} className={styles.team} data-team={team}>
        <Flag team={team} />
        <Skeleton width="80%" />
        <Skeleton height={8} lines={2} />
      </li>
    ))}
  </ol>
)

/** The desk where people of a team sign in: seven days, each worth more than the one before. */
function Desk(props: { data: Regions; running: boolean; busy: boolean; onSign: () => void }) {
  const t = useT<typeof zh>()
  const { data, running } = props
  const next = data.days.find(({ signed }) => !signed)
  return (
    <div className={styles.desk}>
      <p>
        <span>{t('sign.streak', { count: data.streak })}</span>
        <small>{t('sign.rule')}</small>
      </p>
      <ol>
        {data.days.map(({ day, tokens, signed }) => (
          <li key={day} data-signed={signed || undefined}>
            <small>{t('sign.day', { day })}</small>
            {signed ? <Mark of="done" /> : <b>+{formatAmount(tokens)}</b>}
          </li>
        ))}
      </ol>
      {running && (
        <Button
          block
          track="sign"
          busy={props.busy}
          data-signed={data.signedToday ? 'today' : undefined}
          reason={data.signedToday ? t('sign.tomorrow') : undefined}
          onClick={props.onSign}
        >
          {data.signedToday ? t('sign.signed') : t('sign.now', { count: next?.tokens ?? 0 })}
        </Button>
      )}
    </div>
  )
}
