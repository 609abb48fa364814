import { useEffect, useEffectEvent, useState } from 'react'
import { battlePay } from '#shared/api/warlord-acts'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { IconGrid } from '#shared/kit/icon-grid'
import { Payer } from '#shared/kit/payer'
import { sumRewards, useRewardCount } from '#shared/kit/reward-count'
import { Sheet } from '#shared/kit/sheet'
import { formatAmount } from '#shared/runtime/format'
import { translate, useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { toast } from '#shared/runtime/toast'
import type zh from '../locales/zh.json'
import { useSeason } from '../season-context.ts'
import { HallField } from './HallField.tsx'
import styles from './Unlock.module.css'

/** The advanced battle order: what it gives, for whom, its price. */
export function Unlock({ open }: { open: boolean }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  const { board, call, hall, close } = useSeason()
  const { price, balance, eligible, reason, unlocked } = board.advanced
  const refusal = eligible ? undefined : reason || t('unlock.notEligible')
  const short = balance < price
  const [asking, ask] = useState(false)
  const [missed, setMissed] = useState(0)
  // paid, though the response was lost: the page below shows the result
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (open && unlocked) leave()
  }, [open, unlocked])
  const { run, busy } = useMutation(battlePay, {
    refetch: call.refetch,
    onSettled: () => ask(false),
    onSuccess() {
      close()
      toast.tip(t('unlock.done'))
      void call.refetch()
    },
  })
  const next = () => {
    if (short) navigate.recharge()
    else if (hall) ask(true)
    else {
      setMissed(missed + 1)
      toast.tip(translate('runtime', 'battle.hallFirst'))
    }
  }
  const confirm = () => run({ seasonId: board.season.id, roomId: hall?.roomId ?? '', price })
  const gives = sumRewards(board.tracks.advanced.map((step) => step.reward)).map(({ key: id, reward }) => ({
    id,
    label: `${reward.name} ${countOf(reward)}`,
    icon: <RewardArt draw={drawPrize} reward={reward} />,
  }))
  const pp = (count: number) => t('unlock.coins', { count: formatAmount(count) })
  return (
    <Sheet
      open={open}
      title={t('unlock.title')}
      onClose={close}
      expose="unlock"
      footer={
        <Button
          block
          size="l"
          reason={refusal}
          track={short ? 'unlock-recharge' : 'unlock-pay'}
          onClick={next}
        >
          {short ? t('unlock.recharge') : t('unlock.pay', { price: pp(price) })}
        </Button>
      }
    >
      <div className={styles.gives}>
        <p>{t('unlock.gives')}</p>
        <IconGrid items={gives} className={styles.rewards} />
      </div>
      <p className={styles.balance} data-short={short}>
        {t('unlock.balance')} <b>{pp(balance)}</b>
      </p>
      <ul className={styles.terms}>
        <li>{t('unlock.newCaptain')}</li>
        <li>{t('unlock.once')}</li>
        <li>{t('unlock.final')}</li>
      </ul>
      {refusal ? <p className={styles.refused}>{refusal}</p> : <HallField missed={missed} />}
      <Confirm
        open={asking}
        title={t('unlock.confirmTitle')}
        busy={busy}
        track="unlock-confirm"
        onConfirm={confirm}
        onCancel={() => ask(false)}
      >
        <span>{t('unlock.confirm', { price: pp(price), left: pp(balance - price) })}</span>{' '}
        <bdi>{hall?.name}</bdi>
        <Payer />
      </Confirm>
    </Sheet>
  )
}
