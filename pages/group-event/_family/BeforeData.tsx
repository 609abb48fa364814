import type { GroupEvent } from '#shared/api/group-event'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import styles from './GroupEventPage.module.css'
import type zh from './locales/zh.json'
import { Panel } from './panel/Panel.tsx'
import { Waiting } from './panel/Waiting.tsx'

/** The first panel while the event loads, or when that failed. */
export function BeforeData({ call }: { call: Query<GroupEvent> }) {
  const t = useT<typeof zh>('family')
  return (
    <div className={styles.before}>
      <Panel title={t('groups.title')} expose="groups">
        <StateView call={call} skeleton={<Waiting rows={4} height={86} />}>
          {() => null}
        </StateView>
      </Panel>
    </div>
  )
}
