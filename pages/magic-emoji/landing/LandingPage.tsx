import { getMagicEmoji } from '#shared/api/magic-emoji'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Doors } from '../_family/doors/Doors.tsx'
import { Plate } from '../_family/plate/Plate.tsx'
import { Rules } from '../_family/rules/Rules.tsx'
import theme from '../_family/theme.module.css'
import { Hero } from './hero/Hero.tsx'
import type zh from './locales/zh.json'
import { Mine } from './mine/Mine.tsx'
import { Playground } from './play/Playground.tsx'
import { Lately } from './teaser/Lately.tsx'
import { Leaders } from './teaser/Leaders.tsx'

/** The way in: the toy box, every emoji to be tried, what is mine, who leads and who has just been here. */
export function LandingPage() {
  const t = useT<typeof zh>()
  const shop = useQuery(getMagicEmoji, {})
  return (
    <ThemeRoot className={theme.theme}>
      <Hero schedule={shop.data} onPhaseEnd={() => void shop.refetch()} />
      <Rules activityId={shop.data?.activityId} />
      <Doors here="box" />
      <Plate call={shop} isEmpty={({ emoji }) => emoji.length === 0} emptyText={t('empty')}>
        {(open) => (
          <>
            <Playground shop={open} />
            <Mine shop={open} />
            <Leaders settled={open.phase === 'settled'} />
            <Lately live={open.phase === 'running'} />
          </>
        )}
      </Plate>
      <OpenInApp />
    </ThemeRoot>
  )
}
