import { getTaskList } from '#shared/api/warlord'
import { useLater } from '#shared/features/later'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { CaptainPitch } from '../_family/overview/OverviewView.tsx'
import { Plate } from '../_family/Plate.tsx'
import theme from '../_family/theme.module.css'
import { Board } from './Board.tsx'
import { Hero } from './Hero.tsx'
import type zh from './locales/zh.json'
import styles from './SeasonPage.module.css'

const loadGuest = () => import('./Guest.tsx')

/** The captain's battle order of one season. */
export function SeasonPage() {
  const board = useQuery(getTaskList, {})
  const nobody = board.status === 'loggedOut'
  const guest = useLater(loadGuest, nobody)
  const view = (
    <StateView call={board} skeleton={<SeasonSkeleton />} pitch={<CaptainPitch />}>
      {(data) => <Board call={board} board={data} />}
    </StateView>
  )
  return (
    <ThemeRoot className={theme.theme}>
      <Hero season={board.data?.season} onPhaseEnd={board.refetch} />
      <div className={styles.camp}>
        {board.data || board.status === 'loading' ? view : <Plate className={styles.first}>{view}</Plate>}
        {nobody && guest && <guest.Guest />}
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}

/** The plates before their data. */
function SeasonSkeleton() {
  const t = useT<typeof zh>()
  return (
    <>
      <Plate className={styles.first}>
        <Skeleton height={108} />
      </Plate>
      <Plate title={t('orders.loading')}>
        <Skeleton height={72} lines={3} />
      </Plate>
    </>
  )
}
