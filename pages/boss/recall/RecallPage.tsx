import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getUserAndActivityPrice, verifySignPerm } from '#shared/api/boss-recall'
import { getRecallLevels } from '#shared/api/boss-recall-rewards'
import { ActivityRules } from '#shared/campaign/rules'
import { toLogin } from '#shared/features/login'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import letter from '../_family/letter/letter.module.css'
import rules from '../_family/rules.module.css'
import theme from '../_family/theme.module.css'
import { Bosses } from './bosses/Bosses.tsx'
import { Prices } from './bosses/Prices.tsx'
import { Duty } from './duty/Duty.tsx'
import { Hero } from './hero/Hero.tsx'
import type zh from './locales/zh.json'
import { Permission } from './Permission.tsx'
import styles from './RecallPage.module.css'
import { Ranks } from './ranks/Ranks.tsx'

const PARTS = ['call', 'duty', 'ranks'] as const

/** A captain writes to bosses who stayed away: what a return is worth, whom to call, and what the calling gives. */
export function RecallPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getUserAndActivityPrice, {})
  const recall = call.data
  const permission = useQuery(verifySignPerm, {})
  const levels = useQuery(getRecallLevels, {})
  const [part, show] = useState<(typeof PARTS)[number]>('call')
  const readStanding = () => Promise.all([call.refetch(), levels.refetch()])
  const again = () => void Promise.all([readStanding(), permission.refetch()])
  const known = permission.status !== 'loggedOut'
  const reason = permission.data ? permission.data.reason : ''
  const bosses = useRef<HTMLDivElement>(null)
  const toBosses = () => {
    flushSync(() => show('call'))
    bosses.current?.scrollIntoView({ behavior: 'smooth' })
  }
  return (
    <ThemeRoot className={`${theme.theme} ${letter.letter}`}>
      <Hero
        recall={recall}
        level={levels.data?.level ?? 0}
        rules={<ActivityRules activityId={call.data?.activityId} from={call} className={rules.tag} />}
        onPhaseEnd={again}
        onCall={recall?.phase !== 'running' ? undefined : known ? toBosses : () => toLogin()}
      />
      <main className={styles.letter}>
        {known && <Permission call={permission} />}
        <Segmented
          className={styles.parts}
          label={t('parts.label')}
          options={PARTS.map((id) => ({ id, label: t(`parts.${id}`) }))}
          value={part}
          onChange={show}
          track="part"
        />
        {part === 'call' && (
          <>
            <StateView call={call} skeleton={<Skeleton height={109} className={styles.block} />}>
              {({ prices }) => <Prices prices={prices} />}
            </StateView>
            {known && (
              <div ref={bosses}>
                <Bosses
                  reason={reason}
                  recalled={recall?.me?.recalled ?? 0}
                  onSent={() => void readStanding()}
                />
              </div>
            )}
          </>
        )}
        {part === 'duty' && known && (
          <Duty
            recall={call}
            levels={levels}
            reason={reason}
            onCall={() => show('call')}
            onShared={readStanding}
            onSigned={() => void permission.refetch()}
          />
        )}
        {part === 'ranks' && <Ranks call={call} />}
        {!known && <Permission call={permission} />}
      </main>
      <OpenInApp />
    </ThemeRoot>
  )
}
