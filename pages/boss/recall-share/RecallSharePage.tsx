import { useState } from 'react'
import type { Recall } from '#shared/api/boss-recall'
import { getUserAndActivityPrice, verifySignPerm } from '#shared/api/boss-recall'
import { isOver } from '#shared/api/campaign'
import { ToRunning, usePhaseEnd } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { type Reward, RewardArt } from '#shared/campaign/reward'
import { ActivityRules } from '#shared/campaign/rules'
import { useLanding } from '#shared/features/report'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { PrizeGrid } from '#shared/kit/prize-grid'
import { useRewardCount } from '#shared/kit/reward-count'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import type { Address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import letter from '../_family/letter/letter.module.css'
import { Plate } from '../_family/plate/Plate.tsx'
import rules from '../_family/rules.module.css'
import theme from '../_family/theme.module.css'
import { Letter } from './letter/Letter.tsx'
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

/** Who writes: named by the link itself, or by the share that the link came with. */
function captainIdOf({ param, extensionOfficerId }: Address): { captainId?: string } {
  const captainId = param('captainId') || extensionOfficerId
  return captainId ? { captainId } : {}
}

/** A link that lost who wrote: captains see where letters are written. */
function NoSender() {
  const t = useT<typeof zh>()
  return (
    <Notice mood="empty" text={t('noSender.text')}>
      <Button size="s" track="write" onClick={() => navigate.to('/recallBoss')}>
        {t('noSender.write')}
      </Button>
    </Notice>
  )
}

/** The envelope by the lamp: the sender, and the seal that opens it. Once open, its sheet sticks out. */
function Envelope(props: { inviter: Recall['inviter'] | undefined; open: boolean; onOpen: () => void }) {
  const t = useT<typeof zh>()
  const { inviter, open } = props
  return (
    <div className={styles.envelope} data-open={open || undefined} data-expose="envelope">
      <i className={styles.back} />
      <div className={styles.sheet}>
        {inviter && <Avatar src={inviter.portrait} name={inviter.nickname} size={48} />}
        <p>{t('sheet')}</p>
      </div>
      <i className={styles.pocket} />
      <i className={styles.flap} />
      {inviter && (
        <p className={styles.from}>
          <small>{t('from')}</small>
          <bdi>{inviter.nickname}</bdi>
        </p>
      )}
      {inviter && !open && (
        <button type="button" className={styles.seal} data-track="open-letter" onClick={props.onOpen}>
          {t('open')}
        </button>
      )}
    </div>
  )
}

/** What the first sign-in gives, known before the seal is broken; or that it is too late for that. */
function Welcome({ rewards, over }: { rewards: readonly Reward[]; over: boolean }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  if (over)
    return (
      <Notice mood="empty" text={t('welcome.over')}>
        <ToRunning />
      </Notice>
    )
  return (
    <Plate title={t('welcome.title')} aside={t('welcome.note')} expose="welcome">
      <PrizeGrid
        columns={2}
        className={styles.gifts}
        prizes={rewards.map((reward) => ({
          id: `${reward.id} ${reward.days}`,
          name: reward.name,
          art: <RewardArt draw={drawPrize} reward={reward} />,
          note: countOf(reward),
        }))}
      />
    </Plate>
  )
}
