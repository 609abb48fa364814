import { getActivityInfo } from '#shared/api/activity'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useCall } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import styles from './Rules.module.css'

/** The rules, on a button in the upper corner, which is there as soon as the campaign's number is known. */
export function Rules({ activityId = '' }: { activityId?: string }) {
  const t = useT<typeof zh>('family')
  const info = useCall(getActivityInfo, { id: activityId }, { enabled: activityId !== '' })
  if (!activityId) return null
  return (
    <RulesSheet title={t('rules')} className={styles.rules} sections={info.data?.rules ?? []}>
      {!info.data && (
        <StateView call={info} skeleton={<Skeleton height={18} lines={6} />}>
          {() => null}
        </StateView>
      )}
    </RulesSheet>
  )
}
