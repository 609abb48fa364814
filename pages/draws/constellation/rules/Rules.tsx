import type { ConstellationConfig } from '#shared/api/constellation'
import { RuleSections } from '#shared/kit/rules-sheet'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Odds } from './Odds.tsx'
import styles from './Rules.module.css'

/** The rules, then the chances. */
export function Rules({ config }: { config: ConstellationConfig }) {
  const t = useT<typeof zh>()
  const { rules, odds } = config
  return (
    <div className={styles.rules}>
      <RuleSections sections={rules} />
      <h3>{t('rules.odds')}</h3>
      <Odds odds={odds} />
    </div>
  )
}
