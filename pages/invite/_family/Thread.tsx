import type { Invitation } from '#shared/api/invite'
import { Avatar } from '#shared/kit/avatar'
import { formatStatisticRounded } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import shapes from './shapes.module.css'
import styles from './Thread.module.css'

/** The inviter and me, with a thread between us: loose, tied when we are bound, torn where it cannot be tied. */
export function Thread({ invitation }: { invitation: Invitation | undefined }) {
  const t = useT<typeof zh>('family')
  const state = invitation?.state
  const bound = invitation?.bound
  const tied = state === 'bound'
  // whom I am bound to, who may be somebody else than who invites here
  const shown = (tied && bound) || invitation?.inviter
  return (
    <div className={`${styles.thread} ${shapes.pair}`} data-state={state}>
      <div className={styles.person}>
        <Avatar src={shown?.portrait ?? ''} name={shown?.nickname ?? ''} size={68} />
        <b>{shown ? <bdi>{shown.nickname}</bdi> : '\u00a0'}</b>
        <small>
          {invitation && !tied
            ? t('invited', {
                count: invitation.inviter.invited,
                number: formatStatisticRounded(invitation.inviter.invited),
              })
            : '\u00a0'}
        </small>
      </div>
      <svg viewBox="0 0 120 68" aria-hidden="true">
        {tied ? (
          <g className={styles.knot}>
            <path d="M0 34h46M74 34h46" />
            <path d="M60 34C40 8 28 24 44 34s4 22 16 0Zm0 0c20-26 32-10 16 0s-4 22-16 0Z" />
            <path d="M56 40l-12 22M64 40l12 22" />
          </g>
        ) : state === 'open' || state === undefined ? (
          <path d="M0 34c22-30 34 24 60 0s40 26 60 0" />
        ) : (
          <path d="M0 34c16-16 24 10 42 2M120 34c-16 18-26-12-42-4" strokeDasharray="6 7" />
        )}
      </svg>
      <div className={styles.person}>
        <span className={styles.me}>{t('me')}</span>
        <b>{'\u00a0'}</b>
        <small>{'\u00a0'}</small>
      </div>
    </div>
  )
}
