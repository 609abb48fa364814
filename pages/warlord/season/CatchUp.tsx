import { postSwitchDay } from '#shared/api/warlord'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Orders.module.css'
import { useSeason } from './season-context.ts'
import { useDecision } from './use-decision.ts'

/** What can be done about a missed day. */
export function CatchUp(props: { day: number; onDone: () => void }) {
  const t = useT<typeof zh>()
  const { board, update } = useSeason()
  const { ask, confirm } = useDecision(postSwitchDay, { day: props.day }, (after) => {
    update(after)
    props.onDone()
  })
  const { left, total } = board.catchUps
  return (
    <div className={styles.catchUp}>
      <p>{t('catchUp.text', { left, total })}</p>
      <Button size="s" reason={left ? undefined : t('catchUp.none')} track="catch-up" onClick={ask}>
        {t('catchUp.action')}
      </Button>
      <Confirm {...confirm} title={t('catchUp.title', { day: props.day })} track="catch-up-confirm">
        {t('catchUp.confirm', { left: left - 1 })}
      </Confirm>
    </div>
  )
}
