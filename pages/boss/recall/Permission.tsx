import type { SignPermission } from '#shared/api/boss-recall'
import { Mark } from '#shared/kit/mark'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Permission.module.css'

/** Whether I may take part as a captain, and why not. */
export function Permission({ call }: { call: Query<SignPermission> }) {
  const t = useT<typeof zh>()
  return (
    <div className={styles.permission} data-expose="permission">
      <StateView call={call} skeleton={<Skeleton height={40} />}>
        {({ allowed, reason }) => (
          <p className={styles.line} data-allowed={allowed}>
            <Mark of={allowed ? 'done' : 'locked'} />
            <span>
              <b>{t(allowed ? 'permission.yes' : 'permission.no')}</b> {!allowed && reason}
            </span>
          </p>
        )}
      </StateView>
    </div>
  )
}
