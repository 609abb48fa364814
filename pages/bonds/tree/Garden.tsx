import { type ReactNode, useState } from 'react'
import { fertiliseTree, type LoveTree, receiveFruit, waterTree } from '#shared/api/love-tree'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { Pair, PairSkeleton } from '#shared/campaign/pair'
import { NextStep } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt, RewardName } from '#shared/campaign/reward'
import { SpendConfirm } from '#shared/campaign/spend-confirm'
import { update, useClaimMutation, useMutation, useSpendMutation } from '#shared/features/mutation'
import { ProgressBar } from '#shared/kit/progress-bar'
import { Skeleton } from '#shared/kit/skeleton'
import { useNow } from '#shared/runtime/clock'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Care } from './Care.tsx'
import fruitsStyles from './Fruits.module.css'
import styles from './Garden.module.css'
import type zh from './locales/zh.json'
import { Heart, TreeArt } from './TreeArt.tsx'

const MINUTE = 60_000

/** The fruit in the tree, each at its place: growing until its hour by the server's clock, ripe to be picked, had. */
function Fruits(props: { tree: LoveTree; busy: string | null; onPick: (id: string) => void }) {
  const t = useT<typeof zh>()
  const now = useNow(MINUTE)
  return (
    <ul className={fruitsStyles.fruits}>
      {props.tree.fruits.map(({ id, reward, ripeAt, state }, place) => {
        const ripe = state === 'ripe' || (state === 'growing' && now !== null && now >= ripeAt)
        const shown = ripe ? 'ripe' : state
        const why = state === 'received' ? t('had') : t('ripe', { at: formatDate(ripeAt, 'minute') })
        return (
          <li key={id} data-place={place} data-state={shown}>
            <button
              type="button"
              data-track={ripe ? 'fruit' : 'fruit-not-now'}
              aria-busy={props.busy === id || undefined}
              onClick={() => (ripe ? props.onPick(id) : toast.tip(why))}
            >
              <span className={fruitsStyles.art}>
                <RewardArt reward={reward} draw={drawPrize} />
              </span>
              <span className={fruitsStyles.said}>
                <RewardName reward={reward} /> <span>{t(`fruit.${shown}`)}</span>
              </span>
              {ripe && <i aria-hidden="true">{t('pick')}</i>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const named = (tree: LoveTree) => tree.stages.find(({ stage }) => stage === tree.stage)?.name ?? ''

/** The tree between the two who raise it, its fruit, and what I can do for it today. */
export function Garden(props: {
  tree: LoveTree
  call: Query<LoveTree>
  onRecords: () => void
  /** Below the tree. */
  children: ReactNode
}) {
  const { tree, call } = props
  const t = useT<typeof zh>()
  const [asking, setAsking] = useState(false)
  const [cared, setCared] = useState({ times: 0, what: 'water' })
  const grow = (what: 'water' | 'fertilise') => ({
    updates: [update(call, (answer: { tree: LoveTree }) => answer.tree)],
    onSuccess({ added, tree: now }: { added: number; tree: LoveTree }) {
      setCared(({ times }) => ({ times: times + 1, what }))
      const became = now.stage !== tree.stage ? t('became', { stage: named(now) }) : ''
      toast.tip(`${t('grew', { added: formatAmount(added) })} ${became}`.trim())
    },
  })
  const water = useMutation(waterTree, grow('water'))
  const fertilise = useSpendMutation(fertiliseTree, {
    ...grow('fertilise'),
    onSettled: () => setAsking(false),
  })
  const { claim, claiming, won, close } = useClaimMutation(receiveFruit, {
    updates: [update(call, (answer) => answer.tree)],
  })
  const { phase, stage, stages, growth, missing } = tree
  const from = stages.filter((each) => each.growth <= growth).at(-1)?.growth ?? 0
  return (
    <div className={styles.garden} data-expose="tree">
      <Pair me={tree.me} partner={tree.partner}>
        <Heart />
      </Pair>
      <div key={cared.times} className={styles.plot} data-cared={cared.times > 0 ? cared.what : undefined}>
        <TreeArt key={stage} stage={stage} />
        <span className={styles.can} aria-hidden="true" />
        <Fruits tree={tree} busy={claiming} onPick={(fruitId) => void claim({ fruitId }, fruitId)} />
      </div>
      <p className={styles.stage}>
        <b>{named(tree)}</b>
        <span>
          {phase === 'coming'
            ? t('starts', { at: formatDate(tree.startAt, 'minute') })
            : missing > 0
              ? t(stage === 'fruit' ? 'toFruit' : 'toStage', { growth: formatAmount(missing) })
              : t('grown')}
        </span>
        <NextStep schedule={tree} />
      </p>
      <ProgressBar
        className={styles.bar}
        value={growth - from}
        max={growth - from + missing}
        label={t('growth')}
      />
      <Care
        tree={tree}
        busy={water.busy ? 'water' : fertilise.busy ? 'fertilise' : undefined}
        unknown={fertilise.open !== undefined}
        onRecords={props.onRecords}
        onCare={(what) => (what === 'water' ? void water.run({}) : setAsking(true))}
      />
      <ol className={styles.stages} aria-label={t('stages')}>
        {stages.map((each) => (
          <li
            key={each.stage}
            data-reached={growth >= each.growth || undefined}
            aria-current={each.stage === stage ? 'step' : undefined}
          >
            {each.name}
          </li>
        ))}
      </ol>
      {props.children}
      <SpendConfirm
        open={asking}
        title={t('ask.title')}
        price={tree.fertiliser.price}
        balance={tree.balance}
        unknown={fertilise.open !== undefined}
        busy={fertilise.busy}
        track="confirm-fertilise"
        onConfirm={() => void fertilise.spend({})}
        onCancel={() => setAsking(false)}
      >
        {t('ask.text', { growth: formatAmount(tree.fertiliser.growth) })}
      </SpendConfirm>
      <ClaimPopup won={won} rarity="epic" title={t('won')} draw={drawPrize} onClose={close} />
    </div>
  )
}

/** A pair that is not named yet, its seed, and the lines below. */
export const GardenSkeleton = () => (
  <div className={styles.garden} aria-hidden="true">
    <PairSkeleton />
    <div className={styles.plot}>
      <TreeArt stage="seed" />
    </div>
    <Skeleton width={140} height={22} />
    <Skeleton height={10} />
    <Skeleton height={56} />
    <Skeleton height={60} lines={3} />
  </div>
)
