import { useState } from 'react'
import { type GrowthGoal, setGoal } from '#shared/api/warlord'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { Sheet } from '#shared/kit/sheet'
import { translate, useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import styles from './Goal.module.css'
import { HallField } from './HallField.tsx'
import type zh from './locales/zh.json'
import { RewardLine } from './rewards.tsx'
import { useSeason } from './season-context.ts'
import { useDecision } from './use-decision.ts'

/** Goal and hall are chosen here, once a season: so it asks again before it is sent. */
export function GoalPicker(props: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  const { board, hall, update } = useSeason()
  const [chosen, choose] = useState<GrowthGoal>()
  const input = { goalId: chosen?.id ?? '', roomId: hall?.roomId ?? '' }
  const { ask, confirm } = useDecision(setGoal, input, (after) => {
    props.onClose()
    update(after)
    toast.tip(t('goal.set'))
  })
  const next = () => {
    if (!chosen) toast.tip(translate('runtime', 'battle.targetFirst'))
    else if (!hall) toast.tip(translate('runtime', 'battle.hallFirst'))
    else ask()
  }
  return (
    <Sheet
      open={props.open}
      title={t('goal.choose')}
      onClose={props.onClose}
      expose="goal-picker"
      footer={
        <Button block track="goal-next" onClick={next}>
          {t('goal.next')}
        </Button>
      }
    >
      <div className={styles.options} role="radiogroup" aria-label={t('goal.choose')}>
        {board.goal.options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name="goal"
              checked={chosen?.id === option.id}
              onChange={() => choose(option)}
            />
            <span className={styles.name}>
              <b>{option.name}</b>
              <span>{t('hours', { count: option.hours })}</span>
            </span>
            <RewardLine rewards={option.rewards} />
          </label>
        ))}
      </div>
      <HallField />
      <Confirm {...confirm} title={t('goal.confirmTitle')} track="goal-confirm">
        {chosen && t('goal.confirm', { name: chosen.name, hours: chosen.hours })} <bdi>{hall?.name}</bdi>
      </Confirm>
    </Sheet>
  )
}
