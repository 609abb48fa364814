import { useState } from 'react'
import type { SharedFreeBox } from '#shared/api/free-box'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { useRewardNames } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { friendsCanCome } from '../_family/box/standing.ts'
import { tiersOf } from '../_family/box/tiers.ts'
import { LoginButton } from '../_family/LoginButton.tsx'
import styles from './Answer.module.css'
import type zh from './locales/zh.json'

/** What I can do for the box that was shared with me, or why nothing. */
export function Answer(props: {
  shared: SharedFreeBox
  busy: boolean
  onHelp: () => Promise<void>
  onEnd: () => Promise<void>
}) {
  const t = useT<typeof zh>()
  const names = useRewardNames()
  const { box, tiers, mine, helps, thanks, phase, endAt, activityId } = props.shared
  const { missing, next } = tiersOf({ tiers, box })
  const standing = whyNot(props.shared)
  // Who could help when the page came keeps the room of the button: nothing jumps under the thanks.
  const [could] = useState(mine === 'can')
  return (
    <div className={styles.answer} data-could={could || undefined}>
      <p className={styles.sentence} role="status">
        {standing ? t(`why.${standing}`) : t('missing', { count: missing, next: next?.name ?? '' })}
      </p>
      {mine !== 'helped' && friendsCanCome(props.shared) && (
        <p className={styles.time}>
          {t('left')}{' '}
          <Countdown key={box.id} target={Math.min(box.expiresAt, endAt)} onEnd={() => void props.onEnd()} />
        </p>
      )}
      {mine === 'login' && phase === 'running' && <LoginButton />}
      {mine === 'can' && phase === 'running' && (
        <>
          <Button block size="l" track="help" busy={props.busy} onClick={() => void props.onHelp()}>
            {t('help')}
          </Button>
          <p className={styles.note}>
            {thanks.map((reward) => t('gives', { reward: names([reward]) }))}{' '}
            {t('helps', { count: helps.left, total: helps.total })}
          </p>
        </>
      )}
      {box.state === 'opened' && (
        <Button
          block
          look="ghost"
          track="see-opened"
          onClick={() => navigate.to('/freeCandy/openFreeCandyShare', { boxId: box.id, activityId })}
        >
          {t('seeOpened')}
        </Button>
      )}
    </div>
  )
}

/** Why I cannot help with it; undefined where I can. */
function whyNot({ mine, box, phase }: SharedFreeBox) {
  if (mine === 'helped' || (mine === 'own' && phase === 'running')) return mine
  if (box.state === 'full' || box.state === 'opened' || box.state === 'expired') return box.state
  if (phase === 'coming') return phase
  if (phase !== 'running') return 'over'
  return mine === 'spent' ? mine : undefined
}
