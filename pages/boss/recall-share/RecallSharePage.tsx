import { useState } from 'react'
import { getUserAndActivityPrice, verifySignPerm } from '#shared/api/boss-recall'
import { isOver } from '#shared/api/campaign'
import { usePhaseEnd } from '#shared/campaign/phase'
import { ActivityRules } from '#shared/campaign/rules'
import { useLanding } from '#shared/features/report'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import letter from '../_family/letter/letter.module.css'
import rules from '../_family/rules.module.css'
import theme from '../_family/theme.module.css'
import { captainIdOf } from './captain-id.ts'
import { Envelope } from './envelope/Envelope.tsx'
import { Letter } from './letter/Letter.tsx'
import { NoSender } from './letter/NoSender.tsx'
import { Welcome } from './letter/Welcome.tsx'
import type zh from './locales/zh.json'
import styles from './RecallSharePage.module.css'

/** A letter to one who stayed away: who writes, what awaits, and the way back. */
export function RecallSharePage() {
  const t = useT<typeof zh>()
  const call = useQuery(getUserAndActivityPrice, captainIdOf)
  const permission = useQuery(verifySignPerm, captainIdOf)
  const [broken, breakSeal] = useState(false)
  const [known, setKnown] = useState(false)
  const inviter = call.data?.inviter
  // once it is open it stays so, also on the next day
  if (permission.data?.signedToday && !known) setKnown(true)
  const open = inviter != null && (broken || known)
  const over = isOver(call.data?.phase)
  usePhaseEnd(call.data, () => void Promise.all([call.refetch(), permission.refetch()]))
  useLanding('recall_landing')
  return (
    <ThemeRoot className={`${theme.theme} ${letter.letter} ${styles.page}`}>
      <header className={styles.hero}>
        <ActivityRules activityId={call.data?.activityId} from={call} className={rules.tag} />
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Envelope inviter={inviter} open={open} onOpen={() => breakSeal(true)} />
      </header>
      <div className={styles.below}>
        <StateView call={call} skeleton={<Skeleton height={140} className={styles.skeleton} />}>
          {(recall) =>
            recall.inviter ? (
              open ? (
                <Letter recall={recall} inviter={recall.inviter} permission={permission} inHand={broken}>
                  <Welcome rewards={recall.welcome} over={over} />
                </Letter>
              ) : (
                <Welcome rewards={recall.welcome} over={over} />
              )
            ) : (
              <NoSender />
            )
          }
        </StateView>
      </div>
      <OpenInApp text={t('app')} />
    </ThemeRoot>
  )
}
