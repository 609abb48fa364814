import { useEffect, useState } from 'react'
import { getSisterGroup, type SisterGroupDetail } from '#shared/api/sister-group'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { RewardPitch } from '#shared/campaign/reward'
import { TopPrize } from '#shared/campaign/reward-line'
import { ClaimSteps } from '#shared/campaign/tasks'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ProgressBar } from '#shared/kit/progress-bar'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { Group } from './Group.tsx'
import { GroupCard } from './GroupCard.tsx'
import { Invitations, Invite } from './Invite.tsx'
import type zh from './locales/zh.json'
import styles from './SistersPage.module.css'
import type { Part } from './use-sisters.ts'
import { useSisters } from './use-sisters.ts'

const BEADS = ['a', 'b', 'c', 'd', 'a', 'c', 'b', 'd', 'a', 'b'] as const

function Ring({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle r="34" className={styles.cord} />
      {BEADS.map((bead, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: beads have no other identity
          key={at}
          r="7.5"
          cx="34"
          className={styles.bead}
          data-of={bead}
          transform={`rotate(${at * 36})`}
        />
      ))}
    </g>
  )
}

/** Two friendship bracelets, linked. */
const Bracelets = () => (
  <svg viewBox="0 0 150 110" className={styles.bracelets} aria-hidden="true">
    <Ring x={52} y={56} turn={0} />
    <Ring x={100} y={58} turn={18} />
    <path className={styles.charm} d="M76 104c-11-8-13-14-12-18 1-5 9-6 12-1 3-5 11-4 12 1 1 4-1 10-12 18z" />
  </svg>
)

/** My sister group, or how to found one; with `?groupId=` the card of a group, as everybody sees it. */
export function SistersPage() {
  const t = useT<typeof zh>()
  const [groupId, setGroupId] = useState<string>()
  useEffect(() => setGroupId(address().param('groupId')), [])
  // the prerendered page has no address yet
  const enabled = typeof window === 'undefined' || groupId === ''
  const call = useQuery(getSisterGroup, {}, { enabled })
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.hero}>
        <Bracelets />
        <h1>{t('title')}</h1>
        <p>{t('pitch')}</p>
        <TopPrize
          className={styles.prize}
          label={t('topPrize')}
          rewards={call.data?.awards.at(-1)?.rewards.slice(0, 1)}
          draw={drawPrize}
        />
        {call.data && <RulesSheet className={styles.rules} title={t('rules')} sections={call.data.rules} />}
      </header>
      <div className={styles.body}>{groupId ? <GroupCard groupId={groupId} /> : <MyGroup call={call} />}</div>
      <OpenInApp />
    </ThemeRoot>
  )
}

/** Letters, people to invite, what the group reaches together. */
function MyGroup({ call }: { call: Query<SisterGroupDetail> }) {
  const t = useT<typeof zh>()
  const sisters = useSisters(call)
  return (
    <StateView
      call={call}
      skeleton={<Skeleton height={170} lines={3} />}
      pitch={
        <RewardPitch
          samples={['bubblePair', 'framePair', 'titleStar', 'entranceTrain', 'rose']}
          draw={drawPrize}
          points={[t('guest.one'), t('guest.two'), t('guest.three')]}
        />
      }
    >
      {(detail) => (
        <>
          <Group detail={detail} sisters={sisters} />
          <Invitations detail={detail} sisters={sisters} />
          <Invite detail={detail} sisters={sisters} />
          <Awards detail={detail} sisters={sisters} />
        </>
      )}
    </StateView>
  )
}

/** What the group reaches by its points; each member claims every award once. */
function Awards({ detail, sisters }: Part) {
  const t = useT<typeof zh>()
  const { claim, claiming, won, close } = sisters.awards
  const points = detail.group?.points ?? 0
  return (
    <section data-expose="awards">
      <h2>{t('awards')}</h2>
      <ClaimSteps
        steps={detail.awards}
        idOf={({ id }) => id}
        draw={drawPrize}
        titleOf={({ name }) => name}
        noteOf={(award) => (
          <>
            <ProgressBar value={points} max={award.points} label={award.name} />
            <small>
              {formatAmount(Math.min(points, award.points))}/{formatAmount(award.points)} {t('points')}
            </small>
          </>
        )}
        reasonOf={() => t(detail.group ? 'notYet' : 'noGroup')}
        claiming={claiming}
        track="award"
        onClaim={({ id }) => void claim({ awardId: id }, id)}
      />
      <ClaimPopup won={won} title={t('won')} draw={drawPrize} onClose={close} />
    </section>
  )
}
