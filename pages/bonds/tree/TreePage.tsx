import { useState } from 'react'
import { getLoveTree } from '#shared/api/love-tree'
import { Pair } from '#shared/campaign/pair'
import { useNewDay, usePhaseEnd } from '#shared/campaign/phase'
import { ActivityRules } from '#shared/campaign/rules'
import { useLater } from '#shared/features/later'
import { Button } from '#shared/kit/button'
import { LoginPitch } from '#shared/kit/login-pitch'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Garden, GardenSkeleton } from './Garden.tsx'
import type zh from './locales/zh.json'
import { TreeArt } from './TreeArt.tsx'
import styles from './TreePage.module.css'

const loadDiary = () => import('./Diary.tsx')

/** The tree that two people raise, as a popup of the app: no header of its own but a name. */
export function TreePage() {
  const t = useT<typeof zh>()
  const call = useQuery(getLoveTree, {})
  const [records, setRecords] = useState(false)
  const later = useLater(loadDiary, call.data !== undefined || records, () => setRecords(false))
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
        skeleton={<GardenSkeleton />}
        pitch={
          <div className={styles.alone}>
            <TreeArt stage="blossom" />
            <LoginPitch framed points={[t('guest.one'), t('guest.two'), t('guest.three')]} />
          </div>
        }
      >
        {(tree) =>
          tree.partner ? (
            <Garden tree={tree} call={call} onRecords={() => setRecords(true)}>
              {later ? <later.Diary tree={tree} /> : <Skeleton height={60} lines={4} />}
            </Garden>
          ) : (
            <div className={styles.alone}>
              <TreeArt stage="seed" />
              <Pair me={tree.me} partner={null} single={t('alone')} />
            </div>
          )
        }
      </StateView>
      {later && <later.Records open={records} onClose={() => setRecords(false)} />}
    </ThemeRoot>
  )
}
