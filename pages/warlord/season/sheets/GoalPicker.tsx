import { useState } from 'react'
import type { GrowthGoal } from '#shared/api/warlord'
import { setGoal } from '#shared/api/warlord-acts'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { Sheet } from '#shared/kit/sheet'
import { translate, useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import goal from '../Goal.module.css'
import type zh from '../locales/zh.json'
import { useSeason } from '../season-context.ts'
import styles from './GoalPicker.module.css'
import { HallField } from './HallField.tsx'

/** Goal and hall are chosen here, once a season: so it asks again before it is sent. */
export function GoalPicker({ open }: { open: boolean }) {
  const t = useT<typeof zh>()
  const { board, call, hall, close } = useSeason()
  const [chosen, choose] = useState<GrowthGoal>()
  const [asking, ask] = useState(false)
  const [missed, setMissed] = useState(0)
  const { run, busy } = useMutation(setGoal, {
    updates: [update(call, (after) => after)],
    onSettled: () => ask(false),
    onSuccess() {
      close()
      toast.tip(t('goal.set'))
    },
  })
  const next = () => {
    if (!chosen) toast.tip(translate('runtime', 'battle.targetFirst'))
    else if (hall) ask(true)
    else {
      setMissed(missed + 1)
      toast.tip(translate('runtime', 'battle.hallFirst'))
    }
  }
  const confirm = () => run({ goalId: chosen?.id ?? '', roomId: hall?.roomId ?? '' })
  return (
    <Sheet
      open={open}
      title={t('goal.choose')}
      onClose={close}
      expose="goal-picker"
      footer={
        <Button block track="goal-next" onClick={next}>
          {t('goal.next')}
        </Button>
      }
    >
      <div role="radiogroup" aria-label={t('goal.choose')}>
        {board.goal.options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name="goal"
              data-track="goal-option"
              checked={chosen?.id === option.id}
              onChange={() => choose(option)}
            />
            <span className={`${goal.name} ${styles.name}`}>
              <b>{option.name}</b>
              <span>{t('hours', { count: option.hours })}</span>
            </span>
            <RewardLine inline draw={drawPrize} rewards={option.rewards} />
          </label>
        ))}
      </div>
      <HallField missed={missed} />
      <Confirm
        open={asking}
        title={t('goal.confirmTitle')}
        busy={busy}
        track="goal-confirm"
        onConfirm={confirm}
        onCancel={() => ask(false)}
      >
        <span>{chosen && t('goal.confirm', { name: chosen.name, count: chosen.hours })}</span>{' '}
        <bdi>{hall?.name}</bdi>
      </Confirm>
    </Sheet>
  )
}
