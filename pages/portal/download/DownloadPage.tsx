import { useState } from 'react'
import { download } from '#shared/features/download'
import { landed, useLanding } from '#shared/features/report'
import { Button } from '#shared/kit/button'
import { LanguageSwitch } from '#shared/kit/language-switch'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { Guests } from '../_family/Guests'
import { Inviter } from '../_family/Inviter'
import theme from '../_family/theme.module.css'
import { BrowserGuide } from './BrowserGuide'
import { Campaign } from './Campaign'
import styles from './DownloadPage.module.css'
import { Features } from './Features'
import { InviteCode } from './InviteCode'
import type zh from './locales/zh.json'
import { QrPanel } from './QrPanel'
import { useJump } from './use-jump'
import { useVisit, type Visit } from './use-visit'

/** The door: what the app is worth, who led here, and the one way in that works on this device. */
export function DownloadPage() {
  const t = useT<typeof zh>()
  const visit = useVisit()
  useJump(visit)
  const [guided, setGuided] = useState(0)

  useLanding('download_landing')

  const start = async () => {
    landed('download_start')
    if ((await download.start()) === 'overlay') setGuided((times) => times + 1)
  }

  return (
    <ThemeRoot className={theme.theme}>
      <div className={styles.page}>
        <header className={styles.hero}>
          <Guests className={styles.guests} />
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <LanguageSwitch />
        </header>
        {visit?.inviter && <Inviter id={visit.inviter} says={t('inviter')} />}
        {visit?.activityId && <Campaign id={visit.activityId} />}
        {visit?.code && <InviteCode code={visit.code} />}
        {visit?.device.desktop && !visit.device.inApp && <QrPanel link={visit.link} />}
        <Features waits={!visit} />
      </div>
      <div className={styles.dock}>
        <Button size="l" block track="download" onClick={() => void start()}>
          {visit?.device.inApp ? t('enter') : t('get')}
        </Button>
        <p className={styles.platform}>{t(platformOf(visit))}</p>
      </div>
      {visit && guided > 0 && (
        <BrowserGuide key={guided} link={visit.link} ios={visit.device.ios} onEnd={() => setGuided(0)} />
      )}
    </ThemeRoot>
  )
}

function platformOf(visit: Visit | null) {
  if (!visit) return 'platform.any'
  const { inApp, messenger, ios, android } = visit.device
  if (inApp) return 'platform.inApp'
  if (messenger) return 'platform.messenger'
  if (ios) return 'platform.ios'
  return android ? 'platform.android' : 'platform.desktop'
}
