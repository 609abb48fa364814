import { useEffect, useState } from 'react'
import { getSisterGroup, type SisterGroupDetail } from '#shared/api/sister-group'
import { drawPrize } from '#shared/campaign/prize'
import { RewardPitch } from '#shared/campaign/reward'
import { OpenInApp } from '#shared/kit/open-in-app'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { Awards } from './Awards.tsx'
import { Bracelets } from './Bracelets.tsx'
import { Group } from './Group.tsx'
import { GroupCard } from './GroupCard.tsx'
import { Invitations, Invite } from './Invite.tsx'
import type zh from './locales/zh.json'
import styles from './SistersPage.module.css'
import { useSisters } from './use-sisters.ts'

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
