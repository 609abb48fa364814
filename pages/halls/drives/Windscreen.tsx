import { useT } from '#shared/runtime/i18n'
import { KindRules } from '../_family/drives/KindRules.tsx'
import type shared from '../_family/locales/zh.json'
import type zh from './locales/zh.json'
import styles from './Windscreen.module.css'

/** The first screen: the way home through the city, with the lit sign of the taxi as its title. */
export function Windscreen() {
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
