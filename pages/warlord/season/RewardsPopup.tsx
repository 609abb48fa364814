import { useEffect } from 'react'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { Notice } from '#shared/kit/state-view'
import { address } from '#shared/runtime/address'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './RewardsPopup.module.css'
import { RewardLine } from './rewards.tsx'
import { useSeason } from './season-context.ts'

/** The chest: rewards that wait for the captain. `?needShowPopReward=1` opens it. */
export function RewardsPopup() {
  const t = useT<typeof zh>()
  const { board, claim, claiming, sheet, show } = useSeason()
  const { pending } = board
  useEffect(() => {
    if (address().param('needShowPopReward') === '1') show('rewards')
  }, [show])
  const close = () => show(null)
  const take = async (kind: 'pending' | 'all', id: string) => {
    if ((await claim({ kind, id })) && (kind === 'all' || pending.length === 1)) close()
  }
  return (
    <>
      <button type="button" className={styles.chest} data-track="chest" onClick={() => show('rewards')}>
        <span>{t('chest.title')}</span>
        {pending.length > 0 && <b className={styles.count}>{pending.length}</b>}
      </button>
      <Sheet
        open={sheet === 'rewards'}
        kind="dialog"
        title={t('chest.title')}
        onClose={close}
        expose="rewards"
        footer={
          pending.length ? (
            <Button block busy={claiming === 'all-'} track="claim-all" onClick={() => void take('all', '')}>
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
              <li key={each.id}>
                <div>
                  <p>{each.title}</p>
                  <small>{formatDate(each.at, 'minute')}</small>
                  <RewardLine rewards={each.rewards} />
                </div>
                <Button
                  size="s"
                  look="ghost"
                  busy={claiming === `pending-${each.id}`}
                  track="claim-pending"
                  onClick={() => void take('pending', each.id)}
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
    </>
  )
}
