import { openNextFloor, type StarBoard, type StarFloor } from '#shared/api/constellation'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { words } from '../error-words.ts'
import type zh from '../locales/zh.json'
import styles from './Gate.module.css'

/** The name plate on a floor's lower arc; on the next floor also the way in, with the stars still missing. */
export function Gate(props: { floor: StarFloor; call: Query<StarBoard>; reason?: string }) {
  const t = useT<typeof zh>()
  const { floor, reason } = props
  const { run, busy } = useMutation(openNextFloor, {
    updates: [update(props.call, (board) => board)],
    errorText: words,
    onSuccess: () => toast.tip(t('floor.opened', { floor: floor.name })),
  })
  const { have, need } = floor
  const missing = need - have
  return (
    <div className={styles.gate} data-state={floor.state}>
      <h3>{floor.name}</h3>
      {floor.state === 'next' && (
        <Button
          size="s"
          track="open-floor"
          aria-label={t('floor.label', { floor: floor.name, have, need })}
          busy={busy}
          reason={reason || (missing > 0 ? t('floor.missing', { missing: formatAmount(missing) }) : '')}
          onClick={() => void run({ floor: floor.floor })}
        >
          {missing > 0 ? `${have}/${need}` : t('floor.open')}
        </Button>
      )}
    </div>
  )
}
