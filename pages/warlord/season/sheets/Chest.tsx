import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { Notice } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { useSeason } from '../season-context.ts'
import styles from './Chest.module.css'

/** The rewards that wait for the captain: all that a claim of all pays. */
export function Chest({ open }: { open: boolean }) {
  const t = useT<typeof zh>()
  const { board, claim, claiming, close } = useSeason()
  const { pending } = board
  return (
    <Sheet
      open={open}
      kind="dialog"
      title={t('chest.title')}
      onClose={close}
      expose="rewards"
      footer={
        pending.length ? (
          <Button
            block
            busy={claiming === 'all-'}
            track="claim-all"
            onClick={() => void claim({ kind: 'all', id: '' })}
          >
            {t('chest.all')}
          </Button>
        ) : (
          <Button block onClick={close}>
            {t('chest.close')}
          </Button>
        )
      }
    >
      {pending.length ? (
        <ul className={styles.list}>
          {pending.map((each) => (
            <li key={`${each.kind}-${each.id}`}>
              <div>
                <p>{each.title}</p>
                {each.at !== null && <small>{formatDate(each.at, 'minute')}</small>}
                <RewardLine inline draw={drawPrize} rewards={each.rewards} />
              </div>
              <Button
                size="s"
                look="ghost"
                busy={claiming === `${each.kind}-${each.id}`}
                track="claim-pending"
                onClick={() => void claim({ kind: each.kind, id: each.id })}
              >
                {t('claim')}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Notice mood="empty" text={t('chest.empty')} />
      )}
    </Sheet>
  )
}
