import { useEffect } from 'react'
import { getUserInfo } from '#shared/api/auth'
import { Avatar } from '#shared/kit/avatar'
import { bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { session, useSession } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
import type zh from './locales/zh.json'
import styles from './Payer.module.css'

/**
 * Whose account pays, draws, withdraws or signs: portrait, name and id, with a way to change the account. It stands wherever money
 * or a name is given, since a link may have logged another person in. Nothing without a login.
 */
export function Payer({ className = '' }: { className?: string }) {
  const t = useT<typeof zh>('kit/payer')
  const { loggedIn, userId, userInfo } = useSession()
  const asked = useQuery(getUserInfo, { toUserId: userId }, { enabled: loggedIn && !userInfo })
  const { data } = asked
  useEffect(() => {
    if (!data || userInfo || data.userId !== session.get().userId) return
    const { nickname: name, portrait, rids } = data
    session.save({ userInfo: { userId: data.userId, name, portrait, token: '', rids } })
  }, [data, userInfo])
  if (!loggedIn) return null
  const { name = '', portrait = '' } = userInfo ?? {}
  return (
    <div className={`${styles.payer} ${className}`} data-part="payer">
      <Avatar src={portrait} name={name || userId} size={28} className={styles.portrait} />
      <p className={styles.who}>
        <span className={styles.label}>{t('label')}</span>
        <span className={styles.name}>
          {name && <bdi>{name}</bdi>} <span translate="no">ID {userId}</span>
        </span>
      </p>
      <button
        type="button"
        className={styles.change}
        data-track="account-change"
        // the app's account is the page's: changed there, it follows
        onClick={() => (bridge.inApp ? toast.tip(t('inApp')) : session.clear())}
      >
        {t('change')}
      </button>
    </div>
  )
}
