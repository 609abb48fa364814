import { getLevelRewards, receiveLevelReward, type StarLevels } from '#shared/api/constellation-rewards'
import { update, useMutation } from '#shared/features/mutation'
import { type Milestone, MilestoneTrack } from '#shared/kit/milestone-track'
import { useRewardCount } from '#shared/kit/reward-count'
import { StateView } from '#shared/kit/state-view'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import { words } from '../error-words.ts'
import { Heading } from '../Heading.tsx'
import type zh from '../locales/zh.json'
import { Unlit } from '../Unlit.tsx'
import { useByDraws } from '../use-by-draws.ts'
import type { GrantedRewards } from './Granted.tsx'
import styles from './Levels.module.css'
import { RewardArt } from './RewardArt.tsx'

type Level = StarLevels['list'][number]

/** Rewards by the number of draws, along a brass scale. */
export function Levels(props: {
  draws: number
  /** There may be more keys now. */
  onKeys: () => Promise<void>
  onGranted: (granted: GrantedRewards) => void
}) {
  const t = useT<typeof zh>()
  const { onKeys } = props
  const call = useByDraws(getLevelRewards, props.draws)
  const { run, acting } = useMutation(receiveLevelReward, {
    updates: [update(call, ({ levels }) => levels)],
    refetch: onKeys,
    errorText: words,
    onSuccess({ granted }) {
      void onKeys()
      props.onGranted({ open: true, rewards: granted })
    },
  })
  const countOf = useRewardCount()
  const markOf = ({ level, points, rewards, state }: Level): Milestone => {
    const [first] = rewards
    const last = rewards.at(-1)
    return {
      id: String(level),
      at: points,
      label: t('levels.at', { count: points }),
      free: first &&
        last && {
          name: rewards
            .map((each) => (each === last ? each.name : `${each.name} ${countOf(each)}, `))
            .join(''),
          count: countOf(last),
          art: <RewardArt reward={first} />,
          state,
        },
    }
  }
  const pick = ({ id, at, free }: Milestone, have: number) => {
    if (free?.state === 'claimable') void run({ level: Number(id) }, id)
    if (free?.state === 'locked') toast.tip(t('levels.missing', { missing: formatAmount(at - have) }))
  }
  return (
    <section data-expose="levels">
      <Heading>{t('levels.title')}</Heading>
      <StateView call={call} skeleton={<Unlit />} isEmpty={({ list }) => !list.length}>
        {({ points, list }) => (
          <>
            <p className={styles.points}>
              {t('levels.points')} <b>{points}</b>
            </p>
            <MilestoneTrack
              className={styles.scale}
              track="level"
              value={points}
              busyId={`${acting}-free`}
              milestones={list.map(markOf)}
              onPick={(level) => pick(level, points)}
            />
          </>
        )}
      </StateView>
    </section>
  )
}
