import type { SharedFreeBox } from '#shared/api/free-box'
import { getSharedFreeBox } from '#shared/api/free-box'
import { TrophyButton } from '#shared/campaign/trophy'
import { useLater } from '#shared/features/later'
import { useLanding } from '#shared/features/report'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { useRewardNames } from '#shared/kit/reward-count'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { useShare } from '../_family/box/use-share.ts'
import { editionOf } from '../_family/edition.ts'
import type family from '../_family/locales/zh.json'
import { OwnBox } from '../_family/own/OwnBox.tsx'
import { boxShared } from '../_family/shared-box.ts'
import { Slip } from '../_family/slip/Slip.tsx'
import { Helpers } from '../_family/sweet/Helpers.tsx'
import theme from '../_family/theme.module.css'
import { useCampaign } from '../_family/use-campaign.ts'
import type zh from './locales/zh.json'
import styles from './OpenedPage.module.css'
import { Prize } from './Prize.tsx'

const loadSheet = () => import('#shared/kit/copy-sheet')

/** My own box is shown to others from here, too. */
function ShareAgain({ shared }: { shared: SharedFreeBox }) {
  const t = useT<typeof family>('family')
  const sharing = useShare(editionOf(shared.box), shared.activityId)
  const later = useLater(loadSheet, sharing.link !== '', sharing.closeLink)
  return (
    <div className={styles.share}>
      <Button
        block
        size="l"
        track="show-off"
        busy={sharing.busy}
        onClick={() => void sharing.share('freeCandyOpen')}
      >
        {t('share.show')}
      </Button>
      {later && <later.CopySheet link={sharing.link} onClose={sharing.closeLink} />}
    </div>
  )
}

/** What was in the box, as a picture. */
function Picture({ shared: { activityId, box, tiers } }: { shared: SharedFreeBox }) {
  const t = useT<typeof zh>()
  const namesOf = useRewardNames()
  const { opened, owner } = box
  if (!opened) return null
  const tier = tiers.find((each) => each.tier === opened.tier)?.name ?? ''
  return (
    <TrophyButton
      block
      className={styles.share}
      query={{ extensionOfficerId: owner.userId, activityId, boxId: box.id }}
      trophy={{
        emblem: 'candy',
        from: `${t('title.over')} ${t('title.main')}`,
        figure: namesOf(opened.rewards),
        text: tier,
        person: owner,
      }}
    />
  )
}

/** An opened box, to show off: what was in it, whose it is, and who helped. */
export function OpenedPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getSharedFreeBox, (from) => ({ ...boxShared(from), only: 'opened' as const }))
  useLanding('free_box_opened_landing')
  const shared = call.data ?? undefined
  const { activityId, over, own, mine } = useCampaign(call)
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Prize shared={call.data} activityId={activityId} />
      <Slip
        title={t('friends')}
        expose="opened-box"
        className={call.status === 'failed' ? styles.failed : undefined}
        aside={
          shared?.box.opened && (
            <time className={styles.at}>{formatDate(shared.box.opened.at, 'minute')}</time>
          )
        }
      >
        <StateView
          call={call}
          skeleton={<Skeleton height={64} />}
          isEmpty={(found) => !found}
          emptyText={t('none')}
        >
          {(found) =>
            found && (
              <>
                <Helpers box={found.box} phase={found.phase} />
                {mine && !over && <ShareAgain shared={found} />}
                <Picture shared={found} />
              </>
            )
          }
        </StateView>
      </Slip>
      {own && <OwnBox edition={own} mine={mine} />}
      <OpenInApp />
    </ThemeRoot>
  )
}
