import { useOnChange } from '#shared/campaign/phase'
import { ActivityRules } from '#shared/campaign/rules'
import { OpenInApp, useNoApp } from '#shared/kit/open-in-app'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import rules from '../_family/rules.module.css'
import theme from '../_family/theme.module.css'
import { Course, CourseSkeleton } from './Course.tsx'
import { Dock } from './Dock.tsx'
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
  const state = boss?.state
  const appeared = state === 'appeared'
  const hits = useHits(appeared)
  const halls = useHalls()
  const prize = usePrize(boss)
  const noApp = useNoApp('jumpRoom')
  // in another state all the rest is another
  useOnChange(state, () => {
    for (const { refetch } of [hits, halls, prize]) void refetch()
  })
  return (
    <ThemeRoot className={theme.theme}>
      <Hero
        boss={boss}
        hits={hits.data?.list}
        rules={<ActivityRules activityId={call.data?.activityId} from={call} className={rules.tag} />}
        onMoment={() => void call.refetch()}
      />
      <StateView call={call} also={prize} skeleton={<CourseSkeleton />}>
        {(data) => <Course boss={data} hits={hits} halls={halls} prize={prize} />}
      </StateView>
      {appeared && !noApp ? (
        <Dock />
      ) : (
        <OpenInApp main={appeared} text={appeared ? t('dock.app') : undefined} />
      )}
    </ThemeRoot>
  )
}
