import { useState } from 'react'
import type { HallRankingConfig } from '#shared/api/room-leader-ranking'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Prizes.module.css'

/** What the first hall receives, with all prizes and the rules behind it. */
export function Prizes({ call }: { call: Query<HallRankingConfig> }) {
  const t = useT<typeof zh>('family')
  const [open, setOpen] = useState(false)
  const prizes = call.data?.prizes
  return (
    <div className={styles.first}>
      <p>{prizes ? t('firstPrize') : '\u00a0'}</p>
      <div className={styles.what}>
        {prizes && <RewardLine rewards={prizes.total[0]?.rewards ?? []} draw={drawPrize} />}
      </div>
      <div className={styles.ways}>
        <Button size="s" look="ghost" track="prizes" disabled={!prizes} onClick={() => setOpen(true)}>
          {t('prizes')}
        </Button>
        <ActivityRules activityId={call.data?.activityId} from={call} />
      </div>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('prizes')} expose="prizes">
        {(['total', 'day'] as const).map((period) => (
          <section key={period}>
            <h3 className={styles.heading}>{t(period === 'total' ? 'prizesTotal' : 'prizesDay')}</h3>
            <PlacePrizes places={prizes?.[period] ?? []} ties={period === 'day'} />
          </section>
        ))}
      </Sheet>
    </div>
  )
}
