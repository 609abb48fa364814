import type { Reward } from '#shared/campaign/reward'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import type zh from './locales/zh.json'
import styles from './WhatNow.module.css'

const WORN: readonly Reward['kind'][] = ['frame', 'badge', 'title', 'entrance', 'bubble']

/** Where what was won can be used: gifts are sent from the gift box, what is worn is put on in the app's profile. */
export function WhatNow({ rewards }: { rewards: readonly Reward[] }) {
  const t = useT<typeof zh>('campaign/claim-popup')
  const { userId } = useSession()
  const noApp = useNoApp('openUserProfilePage')
  const has = (kinds: readonly Reward['kind'][]) => rewards.some(({ kind }) => kinds.includes(kind))
  const wears = has(WORN) && !noApp && !!userId
  const sends = has(['gift'])
  if (!wears && !sends) return null
  return (
    <p className={styles.next}>
      {wears && (
        <button type="button" data-track="wear" onClick={() => void bridge.openUserProfilePage(userId)}>
          {t('wear')}
        </button>
      )}
      {sends && (
        <a href="/giftBox/index" data-track="gift-box">
          {t('send')}
        </a>
      )}
    </p>
  )
}
