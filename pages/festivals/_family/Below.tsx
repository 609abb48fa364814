import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import {
  drawFestival,
  exchangeFestival,
  type Festival,
  getFestivalRanks,
  receiveFestivalTask,
} from '#shared/api/festival'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { useOnChange } from '#shared/campaign/phase'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { drawPrize } from '#shared/campaign/prize'
import { PeopleRanking } from '#shared/campaign/ranking'
import { RewardArt } from '#shared/campaign/reward'
import { TaskBoard } from '#shared/campaign/tasks'
import { useGoThere } from '#shared/campaign/way'
import { update, useClaimMutation, useMutation } from '#shared/features/mutation'
import { usePaged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { CopySheet } from '#shared/kit/copy-sheet'
import { useRewardCount } from '#shared/kit/reward-count'
import { type Period, Periods } from '#shared/kit/segmented'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import styles from './Below.module.css'
import type { Edition, OwnWords } from './Festival.tsx'
import type zh from './locales/zh.json'

interface Part {
  edition: Edition
  festival: Festival
  call: Query<Festival>
}

const isOn = ({ phase }: Festival) => phase === 'running'

const festivalOf = (answer: { festival: Festival }) => answer.festival

/** Below the main act: tasks, what tokens get, the rank and what its places receive. */
export function Below(props: Part) {
  const { festival } = props
  const over = isOver(festival.phase)
  return (
    <>
      {over && <Ranks {...props} />}
      {isOn(festival) && <Tasks {...props} />}
      {festival.draw && <Draw {...props} draw={festival.draw} />}
      {festival.offers.length > 0 && <Offers {...props} />}
      {!over && <Ranks {...props} />}
    </>
  )
}

/** Today's tasks. */
function Tasks({ edition, festival, call }: Part) {
  const t = useT<typeof zh>('family')
  const own = useT<OwnWords>()
  const claim = useMutation(receiveFestivalTask, {
    updates: [update(call, festivalOf)],
    onSuccess: ({ tokens }) => toast.tip(t('tasks.claimed', { count: tokens, token: own('token') })),
  })
  const there = useGoThere({
    share: { activityId: festival.activityId, title: own('title'), content: own('lead') },
    onShared: call.refetch,
    page: () => window.scrollTo({ top: 0, behavior: 'smooth' }),
  })
  return (
    <section className={styles.section} data-expose="tasks">
      <h2>{t('tasks.heading')}</h2>
      <p className={styles.note}>{t('tasks.note')}</p>
      <TaskBoard
        track="festival-task"
        tasks={festival.tasks}
        inHall={({ doneBy }) => doneBy === 'room' || doneBy === 'gift'}
        rewardOf={({ tokens }) => (
          <span className={styles.gives}>
            +{tokens}
            {edition.token}
          </span>
        )}
        busyId={claim.acting}
        onGo={({ doneBy }) => void there.go(doneBy)}
        onClaim={({ id }) => void claim.run({ festival: festival.festival, taskId: id }, id)}
      />
      <CopySheet link={there.link} onClose={there.closeLink} />
    </section>
  )
}

/** What can be drawn, with its odds. */
function Draw({ edition, festival, call, draw }: Part & { draw: NonNullable<Festival['draw']> }) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  const { claim, claiming, won, close } = useClaimMutation(drawFestival, {
    updates: [update(call, festivalOf)],
  })
  return (
    <section className={styles.section} data-expose="draw">
      <h2>{t('draw.heading')}</h2>
      <ul className={styles.prizes}>
        {draw.prizes.map(({ id, reward, percent }) => (
          <li key={id}>
            <span className={styles.art}>
              <RewardArt reward={reward} draw={drawPrize} />
            </span>
            <b>{reward.name}</b>
            <small>{countOf(reward)}</small>
            <em>{percent}%</em>
          </li>
        ))}
      </ul>
      {isOn(festival) && (
        <div className={styles.draws}>
          {(['1', '10'] as const).map((times) => {
            const cost = draw.cost * Number(times)
            return (
              <Button
                key={times}
                block
                look={times === '1' ? 'ghost' : 'primary'}
                track={`draw-${times}`}
                busy={claiming === times}
                reason={festival.tokens < cost ? t('tooFew') : undefined}
                onClick={() => void claim({ festival: festival.festival, times, cost }, times)}
              >
                {t('draw.times', { times })}
                <span className={styles.cost}>
                  {edition.token}
                  {cost}
                </span>
              </Button>
            )
          })}
        </div>
      )}
      <ClaimPopup won={won} draw={drawPrize} title={t('draw.won')} onClose={close} />
    </section>
  )
}

/** What tokens are exchanged for. */
function Offers({ edition, festival, call }: Part) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  const { claim, claiming, won, close } = useClaimMutation(exchangeFestival, {
    updates: [update(call, festivalOf)],
  })
  return (
    <section className={styles.section} data-expose="offers">
      <h2>{t('offers.heading')}</h2>
      <ul className={styles.offers}>
        {festival.offers.map(({ id, reward, cost, left, total }) => (
          <li key={id}>
            <span className={styles.art}>
              <RewardArt reward={reward} draw={drawPrize} />
            </span>
            <span className={styles.what}>
              <b>
                {reward.name} <small>{countOf(reward)}</small>
              </b>
              <small>{t('offers.left', { left, total })}</small>
            </span>
            {isOn(festival) && left > 0 ? (
              <Button
                size="s"
                track="exchange"
                busy={claiming === id}
                reason={festival.tokens < cost ? t('tooFew') : undefined}
                onClick={() => void claim({ festival: festival.festival, offerId: id, cost }, id)}
              >
                <span className={styles.unseen}>{t('offers.exchange')}</span>
                <span className={styles.cost}>
                  {edition.token}
                  {cost}
                </span>
              </Button>
            ) : (
              <small>
                {t(left < 1 ? 'offers.none' : festival.phase === 'coming' ? 'offers.coming' : 'offers.over')}
              </small>
            )}
          </li>
        ))}
      </ul>
      <ClaimPopup won={won} draw={drawPrize} title={t('offers.got')} onClose={close} />
    </section>
  )
}

/** Under a name, the other one of the couple. */
const withWhom = ({ partner }: { partner: { nickname: string } | null }) =>
  partner && (
    <>
      ♥ <bdi>{partner.nickname}</bdi>
    </>
  )

/** People by their tokens, and what the places receive. */
function Ranks({ festival }: Part) {
  const t = useT<typeof zh>('family')
  const own = useT<OwnWords>()
  const [period, setPeriod] = useState<Period>('total')
  const ranks = usePaged(getFestivalRanks, { festival: festival.festival, period })
  const settled = festival.phase === 'settled'
  // tokens that were gathered count for my place
  useOnChange(festival.tokens, () => void ranks.refetch())
  return (
    <section className={styles.section} data-expose="ranks">
      <h2>{t(settled ? 'ranks.winners' : 'ranks.heading')}</h2>
      {isOn(festival) && <Periods className={styles.periods} value={period} onChange={setPeriod} />}
      <PeopleRanking
        people={ranks}
        unit={own('token')}
        emptyText={t('ranks.empty')}
        noteOf={withWhom}
        over={!isOn(festival)}
      />
      <h2 className={styles.places}>{t('ranks.places')}</h2>
      <PlacePrizes places={festival.places} ties />
      {isOver(festival.phase) && (
        <p className={styles.note}>
          {t('ranks.mine', { count: formatAmount(festival.tokens), token: own('token') })}
        </p>
      )}
    </section>
  )
}
