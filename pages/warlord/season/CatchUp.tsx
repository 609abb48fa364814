import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Orders.module.css'
import { useSeason } from './season-context.ts'

/** What can be done about a missed day. */
export function CatchUp({ onPick }: { onPick: () => void }) {
  const t = useT<typeof zh>()
  const { left, total } = useSeason().board.catchUps
  return (
    <div className={styles.catchUp}>
      <p>{t('catchUp.text', { left, total })}</p>
      <Button size="s" reason={left ? undefined : t('catchUp.none')} track="catch-up" onClick={onPick}>
        {t('catchUp.action')}
      </Button>
    </div>
  )
}
