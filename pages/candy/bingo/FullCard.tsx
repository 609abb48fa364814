import type { BingoCard } from '#shared/api/bingo'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt, RewardName } from '#shared/campaign/reward'
import { Button } from '#shared/kit/button'
import { Mark } from '#shared/kit/mark'
import { ProgressBar } from '#shared/kit/progress-bar'
import { useT } from '#shared/runtime/i18n'
import { Slip } from '../_family/slip/Slip.tsx'
import styles from './FullCard.module.css'
import type zh from './locales/zh.json'
import { Stamp } from './Stamp.tsx'

/** The prize for the full card, which is celebrated once the card is full. */
export function FullCard(props: { card: BingoCard; busy: boolean; onClaim: () => void }) {
  const t = useT<typeof zh>()
  const { stamped, cells, full, phase } = props.card
  const missing = t(phase === 'running' ? 'full.missing' : 'over', { count: cells.length - stamped })
  /** State of the prize; undefined while it can be claimed. */
  const past =
    full.state === 'claimed'
      ? t('full.claimed')
      : full.state === 'claimable' && phase === 'settled'
        ? t('full.late')
        : undefined
  const reason = full.state === 'locked' ? missing : past
  return (
    <Slip title={t('full.title')} expose="full-card" className={styles.full}>
      <div className={styles.stage} data-state={full.state}>
        <i className={styles.rays} />
        <ul className={styles.prizes}>
          {full.rewards.map((reward) => (
            <li key={`${reward.id} ${reward.days}`}>
              <span className={styles.art}>
                <RewardArt draw={drawPrize} reward={reward} />
              </span>
              <span className={styles.name}>
                <RewardName reward={reward} />
              </span>
            </li>
          ))}
        </ul>
        {full.state === 'claimed' && (
          <Stamp turn={-14} className={styles.stamp}>
            <Mark of="done" />
          </Stamp>
        )}
      </div>
      <div className={styles.bar}>
        <ProgressBar value={stamped} max={cells.length} label={t('full.title')} />
        <b>
          {stamped}/{cells.length}
        </b>
      </div>
      <Button block size="l" track="full-card" busy={props.busy} reason={reason} onClick={props.onClaim}>
        {past ?? t('full.claim')}
      </Button>
    </Slip>
  )
}
