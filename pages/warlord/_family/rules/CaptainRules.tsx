import type { CaptainConfig } from '#shared/api/captain'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Call } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import styles from './CaptainRules.module.css'

/** The button "Rules" of a hero, and the captain's rules in its sheet. */
export function CaptainRules({ call }: { call: Call<CaptainConfig> }) {
  const t = useT<typeof zh>('family')
  return (
    <RulesSheet sections={call.data?.rules ?? []} title={t('rules.open')} className={styles.rules}>
      <StateView call={call} skeleton={<Skeleton height={20} lines={6} />}>
        {() => null}
      </StateView>
      <p className={styles.full}>
        <a href="/battleRule" data-track="rules-full">
          {t('rules.full')}
        </a>
      </p>
    </RulesSheet>
  )
}
