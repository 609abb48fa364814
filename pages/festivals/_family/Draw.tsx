import { drawFestival, type Festival } from '#shared/api/festival'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { update, useClaimMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { useRewardCount } from '#shared/kit/reward-count'
import { formatAmount, formatChance } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import below from './Below.module.css'
import { BelowAct, festivalOf, isOn, type Part, Shortage } from './Below.tsx'
import styles from './Draw.module.css'
import type zh from './locales/zh.json'

/** Below the main act of a festival whose tokens are drawn with. */
export function Below(props: Part) {
  const { draw } = props.festival
  return <BelowAct {...props} spending={draw && <Draw {...props} draw={draw} />} />
}

/** What can be drawn, with its odds. */
function Draw({ edition, festival, call, draw }: Part & { draw: NonNullable<Festival['draw']> }) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  const { claim, claiming, won, close } = useClaimMutation(drawFestival, {
    updates: [update(call, festivalOf)],
  })
  return (
    <section className={below.section} data-expose="draw">
      <h2>{t('draw.heading')}</h2>
      <ul
        className={styles.prizes}
        data-form={edition.forms.spending}
        // a row that scrolls is reached by the keyboard
        tabIndex={edition.forms.spending === 'row' ? 0 : undefined}
      >
        {draw.prizes.map(({ id, reward, percent }) => (
          <li key={id}>
            <span className={below.art}>
              <RewardArt reward={reward} draw={drawPrize} />
            </span>
            <b>{reward.name}</b>
            <small>{countOf(reward)}</small>
            <em>{formatChance(percent)}</em>
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
                <span className={below.cost}>
                  {edition.token}
                  {formatAmount(cost)}
                </span>
              </Button>
            )
          })}
        </div>
      )}
      <Shortage festival={festival} cost={draw.cost * (festival.tokens < draw.cost ? 1 : 10)} />
      <ClaimPopup won={won} draw={drawPrize} odds={draw.prizes} title={t('draw.won')} onClose={close} />
    </section>
  )
}
