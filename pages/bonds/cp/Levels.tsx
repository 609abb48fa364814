import { useState } from 'react'
import { type CpDetail, receiveCpPrize, upCpLevel } from '#shared/api/cp'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { ClaimSteps } from '#shared/campaign/tasks'
import { TrophyButton } from '#shared/campaign/trophy'
import { update, useClaimMutation, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { Payer } from '#shared/kit/payer'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import styles from './Levels.module.css'
import type zh from './locales/zh.json'

/** Our sweetness, the next level that it pays for, and the prizes of each level. */
export function Levels(props: { detail: CpDetail; call: Query<CpDetail>; why: string | undefined }) {
  const t = useT<typeof zh>()
  const { detail, call, why } = props
  const { level, levels, sweetness } = detail
  const [asking, setAsking] = useState(false)
  const next = levels[level]
  const reached = levels[level - 1]
  const up = useMutation(upCpLevel, {
    updates: [update(call, (now: CpDetail) => now)],
    onSettled: () => setAsking(false),
  })
  const { claim, claiming, won, close } = useClaimMutation(receiveCpPrize, {
    updates: [update(call, (answer) => answer.detail)],
  })
  const missing = next ? next.price - sweetness : 0
  return (
    <>
      <section className={styles.sweet} data-expose="level">
        <p>
          <b>{formatAmount(sweetness)}</b>
          <span>{t('sweetness')}</span>
        </p>
        {next ? (
          <>
            <ProgressBar value={sweetness} max={next.price} label={t('toNext', { name: next.name })} />
            <Button
              block
              size="l"
              reason={why ?? (missing > 0 ? t('tooLittle', { missing: formatAmount(missing) }) : undefined)}
              track="level-up"
              onClick={() => setAsking(true)}
            >
              {t('up', { level: next.level, name: next.name })}
            </Button>
          </>
        ) : (
          <p className={styles.top}>{t('highest')}</p>
        )}
        <small>{t('how')}</small>
      </section>
      <ClaimSteps
        className={styles.levels}
        expose="prizes"
        steps={levels}
        idOf={(each) => String(each.level)}
        draw={drawPrize}
        markOf={(each) => <i data-reached={each.level <= level || undefined}>{each.level}</i>}
        titleOf={({ name }) => name}
        reasonOf={({ price }) => t('notYet', { price: formatAmount(price) })}
        claiming={claiming}
        track="prize"
        onClaim={(each) => void claim({ level: each.level }, String(each.level))}
      />
      {reached && (
        <TrophyButton
          block
          trophy={{
            emblem: 'hearts',
            from: t('title'),
            figure: reached.name,
            text: t('poster', { me: detail.me.nickname, partner: detail.partner?.nickname ?? '' }),
            person: detail.me,
          }}
        />
      )}
      {next && (
        <Confirm
          open={asking}
          title={t('up', { level: next.level, name: next.name })}
          confirmText={t('upSure')}
          busy={up.busy}
          track="confirm-level"
          onConfirm={() => void up.run({ level: next.level })}
          onCancel={() => setAsking(false)}
        >
          <p>{t('upText', { price: formatAmount(next.price), sweetness: formatAmount(sweetness) })}</p>
          <Payer />
        </Confirm>
      )}
      <ClaimPopup won={won} title={t('won')} draw={drawPrize} onClose={close} />
    </>
  )
}
