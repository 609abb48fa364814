import type { CaptainConfig } from '#shared/api/captain'
import { Rules } from '#shared/campaign/rules'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import styles from './CaptainRules.module.css'

/** The button "Rules" of a hero, and the captain's rules in its sheet. */
export function CaptainRules({ call }: { call: Query<CaptainConfig> }) {
  const t = useT<typeof zh>('family')
  return (
    <Rules call={call} title={t('rules.open')} className={styles.rules}>
      <p className={styles.full}>
        <a href="/battleRule" data-track="rules-full">
          {t('rules.full')}
        </a>
      </p>
    </Rules>
  )
}
