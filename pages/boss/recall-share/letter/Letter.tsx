import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Recall, SignPermission } from '#shared/api/boss-recall'
import type { RecallSigning } from '#shared/api/boss-recall-rewards'
import { isOver } from '#shared/api/campaign'
import { report } from '#shared/features/report'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { bridge } from '#shared/runtime/bridge'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { Plate } from '../../_family/plate/Plate.tsx'
import { SignIn } from '../../_family/sign/SignIn.tsx'
import type zh from '../locales/zh.json'
import styles from './Letter.module.css'

/** The content of the letter: a few lines, the sign-in days, and the way to the sender. */
export function Letter(props: {
  recall: Recall
  inviter: NonNullable<Recall['inviter']>
  permission: Query<SignPermission>
  /** Opened by the person just now: what reads it aloud, and the keyboard, go on here. */
  inHand: boolean
  /** Between the lines and the signing in: what is given with the first. */
  children: ReactNode
}) {
  const t = useT<typeof zh>()
  const noApp = useNoApp('openUserProfilePage')
  const [back, setBack] = useState(false)
  const { recall, inviter, permission, inHand } = props
  const over = isOver(recall.phase)
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    if (inHand) text.current?.focus({ preventScroll: true })
  }, [inHand])
  const onSigned = ({ signed }: RecallSigning) => {
    // one comes home once, and signs in for days
    setBack(signed === 1)
    if (signed === 1)
      void report({
        eventId: 'recall_return',
        kind: 'share',
        subEventId: recall.activityId,
        targetUserId: inviter.userId,
      })
    void permission.refetch()
  }
  return (
    <div className={styles.letter}>
      <article ref={text} className={styles.text} tabIndex={-1} data-expose="letter">
        <p>{t('letter.greeting')}</p>
        <p>{t('letter.body')}</p>
        {!over && <p>{t('letter.gift')}</p>}
        <p className={styles.signature}>
          <bdi>{inviter.nickname}</bdi>
        </p>
      </article>
      {props.children}
      <Plate
        title={t('sign.title')}
        aside={over ? t('sign.over') : t('sign.until', { time: formatDate(recall.endAt, 'minute') })}
        expose="sign-in"
      >
        <StateView call={permission} skeleton={<Skeleton height={224} />}>
          {({ allowed, reason }) => (
            <>
              {!allowed && <p className={styles.reason}>{reason}</p>}
              {back && (
                <p className={styles.welcome} role="status">
                  {t('sign.welcome')}
                </p>
              )}
              <SignIn
                captainId={inviter.userId}
                phase={recall.phase}
                reason={reason}
                action={t('sign.now')}
                onSigned={onSigned}
              />
            </>
          )}
        </StateView>
      </Plate>
      {!noApp && (
        <div className={styles.way}>
          <Button
            block
            look="ghost"
            size="l"
            track="meet"
            onClick={() => void bridge.openUserProfilePage(inviter.userId)}
          >
            {t('meet')}
          </Button>
        </div>
      )}
    </div>
  )
}
