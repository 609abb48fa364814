import { ActivityRules } from '#shared/campaign/rules'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Rules.module.css'

/** The rules, on a button in the upper corner, which is there as soon as the campaign's number is known. */
export function Rules({ activityId }: { activityId: string | undefined }) {
  const t = useT<typeof zh>('family')
  return <ActivityRules activityId={activityId} title={t('rules')} className={styles.rules} />
}
