import { getPromoterTerms } from '#shared/api/invite'
import { useLanding } from '#shared/features/report'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Points } from '../_family/BindScreen.tsx'
import theme from '../_family/theme.module.css'
import { Example } from './Example.tsx'
import type zh from './locales/zh.json'
import styles from './PitchPage.module.css'
import { Standing } from './Standing.tsx'

/** What a promoter earns per friend, an example, the requirements, and the state of my application. */
export function PitchPage() {
  const t = useT<typeof zh>()
  useLanding('promoter_landing')
  const call = useQuery(getPromoterTerms, {})
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <div data-kind="promoter" className={styles.ground}>
        <header className={styles.hero}>
          <p className={styles.over}>{t('over')}</p>
          <h1>{t('title')}</h1>
        </header>
        <StateView call={call} skeleton={<Skeleton height={260} lines={1} className={styles.waits} />}>
          {(terms) => (
            <>
              <Example terms={terms} />
              <section className={styles.letter} data-expose="conditions">
                <h2>{t('conditions')}</h2>
                <Points points={terms.conditions} plain />
              </section>
              <Standing terms={terms} onLook={call.refetch} />
            </>
          )}
        </StateView>
      </div>
    </ThemeRoot>
  )
}
