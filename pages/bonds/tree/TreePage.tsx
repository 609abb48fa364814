import { useState } from 'react'
import { getLoveTree, getTreeRecords } from '#shared/api/love-tree'
import { FeedSheet } from '#shared/campaign/feed'
import { Pair } from '#shared/campaign/pair'
import { useNewDay, usePhaseEnd } from '#shared/campaign/phase'
import { ActivityRules } from '#shared/campaign/rules'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Line } from '#shared/kit/line'
import { LoginPitch } from '#shared/kit/login-pitch'
import { useRewardCount } from '#shared/kit/reward-count'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import recordsStyles from './Garden.module.css'
import { Garden } from './Garden.tsx'
import type zh from './locales/zh.json'
import { TreeArt } from './TreeArt.tsx'
import styles from './TreePage.module.css'

/** The tree that two people raise, as a popup of the app: no header of its own but a name. */
export function TreePage() {
  const t = useT<typeof zh>()
  const call = useQuery(getLoveTree, {})
  const [records, setRecords] = useState(false)
  usePhaseEnd(call.data, () => void call.refetch())
  useNewDay(call)
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.top}>
        <h1>{t('title')}</h1>
        <div className={styles.links}>
          <Button look="quiet" size="s" track="records" onClick={() => setRecords(true)}>
            {t('records')}
          </Button>
          <ActivityRules activityId={call.data?.activityId} from={call} />
        </div>
      </header>
      <StateView
        call={call}
        skeleton={
          <div className={styles.waiting}>
            <TreeArt stage="seed" />
          </div>
        }
        pitch={
          <div className={styles.alone}>
            <TreeArt stage="blossom" />
            <LoginPitch framed points={[t('guest.one'), t('guest.two'), t('guest.three')]} />
          </div>
        }
      >
        {(tree) =>
          tree.partner ? (
            <Garden tree={tree} call={call} onRecords={() => setRecords(true)} />
          ) : (
            <div className={styles.alone}>
              <TreeArt stage="seed" />
              <Pair me={tree.me} partner={null} single={t('alone')} />
            </div>
          )
        }
      </StateView>
      <Records open={records} onClose={() => setRecords(false)} />
    </ThemeRoot>
  )
}

/** What both did for the tree, and received from it. */
function Records({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  return (
    <FeedSheet
      open={open}
      title={t('records')}
      onClose={onClose}
      expose="records"
      endpoint={getTreeRecords}
      keyOf={({ id }) => id}
      waiting={{ height: 60, lines: 4 }}
      emptyText={t('noRecords')}
      more={{ look: 'ghost' }}
      row={({ who, what, at, growth, reward }) => (
        <Line
          as="li"
          className={recordsStyles.record}
          face={<Avatar src={who.portrait} name={who.nickname} size={40} />}
          name={who.nickname}
          note={`${t(`did.${what}`)} · ${formatDate(at, 'minute')}`}
          figure={reward ? `${reward.name} ${countOf(reward)}` : `+${formatAmount(growth)}`}
        />
      )}
    />
  )
}
