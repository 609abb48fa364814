import { useState } from 'react'
import type { InferOutput } from 'valibot'
import type { getRegalDetail, RegalBoard } from '#shared/api/goddess-regal-leaderboard'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './RegalPage.module.css'

/** What the first of a board receives, with the prizes of all places and the rules behind it. */
export function Prizes(props: {
  call: Query<InferOutput<(typeof getRegalDetail)['output']>>
  board: RegalBoard
}) {
  const t = useT<typeof zh>()
  const { call, board } = props
  const [open, setOpen] = useState(false)
  const places = call.data?.prizes[board] ?? []
  return (
    <div className={styles.prizes}>
      <small>{places.length ? t('first') : '\u00a0'}</small>
      <div className={styles.first}>
        {places[0] && <RewardLine rewards={places[0].rewards} draw={drawPrize} />}
      </div>
      <div className={styles.ways}>
        <Button size="s" look="ghost" track="prizes" disabled={!places.length} onClick={() => setOpen(true)}>
          {t('prizes')}
        </Button>
        <ActivityRules activityId={call.data?.activityId} from={call} className={styles.rules} />
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('prizesOf', { board: t(`boards.${board}`) })}
        expose="prizes"
      >
        <PlacePrizes places={places} ties />
      </Sheet>
    </div>
  )
}
