import { useEffect, useState } from 'react'
import { getActivityInfo } from '#shared/api/activity'
import { toDownload } from '#shared/features/download'
import { toLogin, useNobody } from '#shared/features/login'
import { useLanding } from '#shared/features/report'
import { useShare } from '#shared/features/share'
import { Button } from '#shared/kit/button'
import { CopySheet } from '#shared/kit/copy-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { type Address, address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import { Guests } from '../_family/Guests'
import { Inviter } from '../_family/Inviter'
import theme from '../_family/theme.module.css'
import { AppCard, EventCard } from './Cards'
import styles from './InvitationPage.module.css'
import type zh from './locales/zh.json'

/** Point id of links that share the app itself. */
const NO_EVENT = '0'

const eventOf = ({ activityId }: Address) => ({ id: activityId })

/** What a shared link opens: who shares, what it is, the way in, and the way to share it on. */
export function InvitationPage() {
  const t = useT<typeof zh>()
  const [from, setFrom] = useState<{ inviter: string; eventId: string }>()
  useLanding('share_landing')
  useEffect(() => {
    const { extensionOfficerId, activityId } = address()
    setFrom({ inviter: extensionOfficerId, eventId: activityId })
  }, [])
  const ofApp = from?.eventId === NO_EVENT
  const event = useQuery(getActivityInfo, eventOf, { enabled: !ofApp })
  const nobody = useNobody()
  const sharing = useShare()
  const { data } = event
  const activityId = from?.eventId ?? NO_EVENT
  const join = () => (data && !ofApp ? navigate.to(data.path, { activityId }) : toDownload())
  const share = () => {
    if (nobody) return toLogin()
    const words = ofApp || !data ? {} : { title: data.name, content: data.subtitle }
    void sharing.share({ activityId, pointId: 'campaign', ...words, tracked: true })
  }
  const greeting = <p className={styles.greeting}>{from ? t('greeting') : '\u00a0'}</p>
  return (
    <ThemeRoot className={theme.theme}>
      <div className={styles.page}>
        <header className={styles.hero}>
          <i className={styles.ribbon} />
          <h1>{t('title')}</h1>
        </header>
        <section className={styles.letter} data-expose="invitation">
          {from?.inviter ? <Inviter id={from.inviter} says={t('invites')} fallback={greeting} /> : greeting}
          {ofApp ? (
            <AppCard />
          ) : (
            <StateView call={event} skeleton={<Skeleton height={344} radius={14} className={styles.waits} />}>
              {(shown) => <EventCard event={shown} onEnd={event.refetch} />}
            </StateView>
          )}
        </section>
        <Guests className={styles.guests} />
        <div className={styles.dock}>
          <Button look="ghost" track="share" busy={sharing.busy} onClick={share}>
            {t('shareOn')}
          </Button>
          <Button size="l" track="join" onClick={join}>
            {t(ofApp || !data ? 'join.app' : `join.${data.phase}`)}
          </Button>
        </div>
      </div>
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </ThemeRoot>
  )
}
