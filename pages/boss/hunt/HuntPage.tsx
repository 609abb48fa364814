import { useEffect, useRef } from 'react'
import { getActivityInfo } from '#shared/api/activity'
import { OpenInApp, useNoApp } from '#shared/kit/open-in-app'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useCall } from '#shared/runtime/request'
import theme from '../_family/theme.module.css'
import { Course } from './Course.tsx'
import { Dock } from './Dock.tsx'
import styles from './HuntPage.module.css'
import { Hero } from './hero/Hero.tsx'
import type zh from './locales/zh.json'
import { usePrize } from './pool/use-prize.ts'
import { useBoss } from './use-boss.ts'
import { useHalls } from './use-halls.ts'
import { useHits } from './use-hits.ts'

/** A boss has come for all halls: how much of it is left, who strikes, what it leaves behind. */
export function HuntPage() {
  const t = useT<typeof zh>()
  const call = useBoss()
  const boss = call.data
  const hits = useHits(boss?.state === 'appeared')
  const halls = useHalls()
  const prize = usePrize(boss)
  const info = useCall(getActivityInfo, { id: boss?.activityId ?? '' }, { enabled: boss !== undefined })
  const noApp = useNoApp()
  const state = boss?.state
  const before = useRef(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another state all the rest is another
  useEffect(() => {
    if (before.current && before.current !== state)
      for (const { reload } of [hits, halls, prize]) void reload()
    before.current = state
  }, [state])
  return (
    <ThemeRoot className={theme.theme}>
      <Hero
        boss={boss}
        hits={hits.data?.list}
        rules={<RulesSheet sections={info.data?.rules ?? []} className={styles.rules} />}
        onMoment={() => void call.reload()}
      />
      <StateView
        call={call}
        skeleton={
          <div className={styles.skeleton}>
            <Skeleton height={120} radius={6} />
            <Skeleton height={180} radius={6} />
          </div>
        }
      >
        {(data) => <Course boss={data} hits={hits} halls={halls} prize={prize} />}
      </StateView>
      {state === 'appeared' && !noApp ? (
        <Dock />
      ) : (
        <OpenInApp text={state === 'killed' ? undefined : t('dock.app')} />
      )}
    </ThemeRoot>
  )
}
