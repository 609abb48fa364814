import { exchangeFestival } from '#shared/api/festival'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { update, useClaimMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { useRewardCount } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import below from './Below.module.css'
import { BelowAct, festivalOf, isOn, type Part, Shortage } from './Below.tsx'
import type zh from './locales/zh.json'
import styles from './Offers.module.css'

/** Below the main act of a festival whose tokens are exchanged. */
export function Below(props: Part) {
  return <BelowAct {...props} spending={props.festival.offers.length > 0 && <Offers {...props} />} />
}

/** What tokens are exchanged for. */
function Offers({ edition, festival, call }: Part) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  const costs = festival.offers.filter(({ left }) => left > 0).map(({ cost }) => cost)
  const { claim, claiming, won, close } = useClaimMutation(exchangeFestival, {
    updates: [update(call, festivalOf)],
  })
  return (
    <section className={below.section} data-expose="offers">
      <h2>{t('offers.heading')}</h2>
      <ul className={styles.offers} data-form={edition.forms.spending}>
        {festival.offers.map(({ id, reward, cost, left, total }) => (
          <li key={id}>
            <span className={below.art}>
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
                <span className={below.cost}>
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
      {costs.length > 0 && <Shortage festival={festival} cost={Math.min(...costs)} />}
      <ClaimPopup won={won} draw={drawPrize} title={t('offers.got')} onClose={close} />
    </section>
  )
}
