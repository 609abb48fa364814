import type { ReactNode } from 'react'
import { type Festival as FestivalDetail, getFestival } from '#shared/api/festival'
import { Hero } from '#shared/campaign/hero'
import { useNewDay } from '#shared/campaign/phase'
import { useLater } from '#shared/features/later'
import { OpenInApp } from '#shared/kit/open-in-app'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import type { Edition, OwnWords } from './Below.tsx'
import styles from './Festival.module.css'
import type zh from './locales/zh.json'

/**
 * A festival: its main act at once; tasks, what tokens get, the rank and its prizes come behind.
 * @param props.act The main act, in the page's own drawing; `call` is what its answers change as well.
 * @param props.skeleton The act's placeholder, in its own drawing.
 * @param props.waiting It is not there yet: what stands below it waits, or it would jump.
 */
export function Festival(props: {
  edition: Edition
  act: (festival: FestivalDetail, call: Query<FestivalDetail>) => ReactNode
  skeleton: ReactNode
  waiting: boolean
}) {
  const t = useT<typeof zh>('family')
  const own = useT<OwnWords>()
  const { loggedIn } = useSession()
  const { edition } = props
  const call = useQuery(getFestival, { festival: edition.festival })
  const { data } = call
  useNewDay(call)
  const below = useLater(edition.below, data !== undefined)
  return (
    <ThemeRoot className={`${edition.theme} ${styles.festival}`}>
      <Hero
        art={edition.art}
        title={own('title')}
        lead={own('lead')}
        call={call}
        say={(phase) => t(`phase.${phase}`)}
      >
        <p className={styles.tokens} aria-live="polite">
          {edition.token}
          <span className={styles.unseen}>{own('token')}</span>
          <b data-tokens={data?.tokens}>{data && loggedIn ? formatAmount(data.tokens) : '--'}</b>
        </p>
      </Hero>
      <div className={styles.body}>
        <StateView call={call} skeleton={props.skeleton}>
          {(festival) => (
            <>
              {props.act(festival, call)}
              {below && !props.waiting && <below.Below edition={edition} festival={festival} call={call} />}
            </>
          )}
        </StateView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}
