import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import { buyExtraGame, type WerewolfRace } from '#shared/api/werewolf'
import { SpendConfirm } from '#shared/campaign/spend-confirm'
import { toLogin, useNobody, useOwnAmount } from '#shared/features/login'
import { update, useSpendMutation } from '#shared/features/mutation'
import { BlockedNote } from '#shared/kit/blocked-note'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { useEnterGame } from '../_family/enter-game.ts'
import type zh from './locales/zh.json'
import styles from './Play.module.css'

/** Games left today, the way into the game, and one more game for PP coin. */
export function Play({ race, call }: { race: WerewolfRace; call: Query<WerewolfRace> }) {
  const t = useT<typeof zh>()
  const nobody = useNobody()
  const ownAmount = useOwnAmount()
  const entering = useEnterGame()
  const [asking, setAsking] = useState(false)
  const { freeGames, extraGames, balance, phase } = race
  const { price, left, buyable } = extraGames
  const { spend, busy, open } = useSpendMutation(buyExtraGame, {
    updates: [update(call, (answer) => answer)],
    onSettled: () => setAsking(false),
    onSuccess: ({ extraGames: now }) => toast.tip(t('bought', { count: now.left })),
  })
  const why = phase === 'coming' ? t('why.coming') : isOver(phase) ? t('why.over') : undefined
  const noMore = open || nobody || buyable > 0 ? undefined : t('why.noMore')
  return (
    <section className={styles.play} data-expose="play" aria-label={t('left')}>
      <dl className={styles.left}>
        <div>
          <dt>{t('free')}</dt>
          <dd>
            {formatAmount(freeGames.left)}
            <small>/{formatAmount(freeGames.total)}</small>
          </dd>
        </div>
        <div>
          <dt>{t('extra')}</dt>
          <dd>{ownAmount(left)}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Button
          size="l"
          reason={why}
          busy={entering.busy}
          track="enter"
          onClick={() => (nobody ? toLogin() : void entering.enter(race.id))}
        >
          {t('enter')}
        </Button>
        <Button
          size="l"
          look="ghost"
          reason={why ?? noMore}
          track="buy"
          onClick={() => (nobody ? toLogin() : setAsking(true))}
        >
          {t('buy')}
        </Button>
      </div>
      {(why ?? noMore) && <BlockedNote text={why ?? noMore ?? ''} />}
      <SpendConfirm
        open={asking}
        title={t('ask.title')}
        price={price}
        balance={balance}
        unknown={open !== undefined}
        busy={busy}
        track="confirm-buy"
        onConfirm={() => void spend({ raceId: race.id, price })}
        onCancel={() => setAsking(false)}
      >
        {t('ask.text', { count: buyable })}
      </SpendConfirm>
    </section>
  )
}
