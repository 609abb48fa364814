import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { KindRules } from '../_family/drives/KindRules.tsx'
import { Records } from '../_family/drives/Records.tsx'
import { useDrives } from '../_family/drives/use-drives.ts'
import type shared from '../_family/locales/zh.json'
import theme from '../_family/theme.module.css'
import { Dashboard } from './Dashboard.tsx'
import type zh from './locales/zh.json'
import styles from './Windscreen.module.css'

/** My drives of the last ten days: the dashboard with their totals, and a receipt for each. */
export function DrivesPage() {
  const drives = useDrives()
  return (
    <ThemeRoot className={theme.theme}>
      <Windscreen />
      <Dashboard drives={drives} />
      <Records drives={drives} />
      <OpenInApp />
    </ThemeRoot>
  )
}

/** The first screen: the way home through the city, with the lit sign of the taxi as its title. */
function Windscreen() {
  const t = useT<typeof zh>()
  const common = useT<typeof shared>('family')
  return (
    <header className={styles.windscreen}>
      <i className={styles.road}>
        <i className={styles.dashes} />
      </i>
      <KindRules className={styles.rules} />
      <div className={styles.sign}>
        <h1>{common('title')}</h1>
        <p>{t('lead')}</p>
      </div>
    </header>
  )
}
