import { getAwards, getReview } from '#shared/api/festival-annual'
import { useLater } from '#shared/features/later'
import { LoginPitch } from '#shared/kit/login-pitch'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type { Forms } from '../_family/Below.tsx'
import { Festival } from '../_family/Festival.tsx'
import { Hall, Starlight } from './Hall.tsx'
import type zh from './locales/zh.json'
import { Slides, SlidesSkeleton } from './Slides.tsx'
import styles from './theme.module.css'

const below = () => import('../_family/Draw.tsx')

const FORMS: Forms = {
  order: ['prizes', 'tasks', 'spending', 'ranks'],
  tasks: 'lines',
  spending: 'lines',
  prizes: 'steps',
}
const loadAwards = () => import('./Awards.tsx')

/** The annual celebration: my year as slides, and the awards. */
export function AnnualPage() {
  const t = useT<typeof zh>()
  const review = useQuery(getReview, {})
  const awards = useQuery(getAwards, {})
  const later = useLater(loadAwards, review.status !== 'loading')
  return (
    <Festival
      edition={{
        festival: 'annual',
        theme: styles.theme,
        art: <Hall />,
        token: <Starlight />,
        forms: FORMS,
        below,
      }}
      skeleton={<SlidesSkeleton />}
      act={(festival, call) => (
        <>
          <StateView
            call={review}
            skeleton={<SlidesSkeleton />}
            isEmpty={({ slides }) => !slides.length}
            emptyText={t('noYear')}
            pitch={<LoginPitch points={[t('guest.one'), t('guest.two')]} />}
          >
            {(data) => (
              <Slides
                review={data}
                share={
                  later &&
                  ((text, figure) => <later.ShareSlide festival={festival} text={text} figure={figure} />)
                }
              />
            )}
          </StateView>
          {later && awards.status !== 'loading' ? (
            <later.Awards festival={festival} call={call} awards={awards} />
          ) : (
            <Skeleton height={180} lines={2} />
          )}
        </>
      )}
      waiting={!later || review.status === 'loading' || awards.status === 'loading'}
    />
  )
}
