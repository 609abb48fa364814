import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Recall, SignPermission } from '#shared/api/boss-recall'
import { getUserAndActivityPrice, verifySignPerm } from '#shared/api/boss-recall'
import type { RecallLevels } from '#shared/api/boss-recall-rewards'
import { getRecallLevels } from '#shared/api/boss-recall-rewards'
import { ActivityRules } from '#shared/campaign/rules'
import { toLogin } from '#shared/features/login'
import { Mark } from '#shared/kit/mark'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useQuery } from '#shared/runtime/request'
import letter from '../_family/letter/letter.module.css'
import { Plate } from '../_family/plate/Plate.tsx'
import rules from '../_family/rules.module.css'
import { SignIn } from '../_family/sign/SignIn.tsx'
import theme from '../_family/theme.module.css'
import { Bosses } from './bosses/Bosses.tsx'
import { Ladder } from './duty/Ladder.tsx'
import { Tasks } from './duty/Tasks.tsx'
import { Hero } from './hero/Hero.tsx'
import type zh from './locales/zh.json'
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

/** What a return is worth to the captain, by what the boss gave before. */
function Prices({ prices }: { prices: Recall['prices'] }) {
  const t = useT<typeof zh>()
  return (
    <Plate title={t('prices.title')} aside={t('prices.note')} expose="prices">
      <ol className={styles.prices}>
        {prices.map(({ value, coins }) => (
          <li key={value}>
            <span>{value > 0 ? t('prices.from', { value: formatAmount(value) }) : t('prices.any')}</span>
            <b>{formatAmount(coins)}</b>
          </li>
        ))}
      </ol>
    </Plate>
  )
}

/** Whether I may take part as a captain, and why not. */
function Permission({ call }: { call: Query<SignPermission> }) {
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

/** What a captain does by the day: signs in, does the tasks, and climbs by their points. */
function Duty(props: {
  recall: Query<Recall>
  levels: Query<RecallLevels>
  reason: string
  onCall: () => void
  onShared: () => Promise<unknown>
  onSigned: () => void
}) {
  const t = useT<typeof zh>()
  return (
    <>
      <Plate title={t('sign.title')} expose="sign-in">
        <SignIn
          phase={props.recall.data?.phase}
          reason={props.reason}
          action={t('sign.now')}
          onSigned={props.onSigned}
        />
      </Plate>
      <Tasks recall={props.recall} onCall={props.onCall} onShared={props.onShared} />
      <Ladder call={props.levels} />
    </>
  )
}
