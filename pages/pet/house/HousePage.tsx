import { LoginPitch } from '#shared/kit/login-pitch'
import { OpenInApp } from '#shared/kit/open-in-app'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useDraws } from '../_family/draw/use-draws.ts'
import { Won } from '../_family/draw/Won.tsx'
import { useKennel } from '../_family/kennel/use-kennel.ts'
import { useLight } from '../_family/light/use-light.ts'
import type family from '../_family/locales/zh.json'
import { Ranks } from '../_family/ranks/Ranks.tsx'
import theme from '../_family/theme.module.css'
import { Cellar } from './floors/Cellar.tsx'
import { Floor } from './floors/Floor.tsx'
import { Lodgings } from './floors/Lodgings.tsx'
import { Parlour } from './floors/Parlour.tsx'
import styles from './HousePage.module.css'
import type zh from './locales/zh.json'
import { Roof } from './roof/Roof.tsx'

/** /petV2: the house of a hall's pets in section, from roof to garden. All actions are in place. */
export function HousePage() {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const kennel = useKennel()
  const draws = useDraws(kennel)
  const light = useLight()
  const { detail } = kennel
  const guest = detail.status === 'loggedOut'
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Roof title={t('title')} light={light} hallName={detail.data?.hallName} />
      <div className={styles.house}>
        <Floor of="parlour" title={t('floors.parlour')}>
          <StateView
            call={detail}
            skeleton={<Skeleton height={361} radius={14} />}
            pitch={<LoginPitch points={[t('guest.one'), t('guest.two'), t('guest.three')]} />}
          >
            {(known) => <Parlour kennel={kennel} detail={known} />}
          </StateView>
        </Floor>
        {!guest && (
          <>
            <Floor of="lodgings" title={t('floors.lodgings')}>
              <Lodgings kennel={kennel} />
            </Floor>
            <Floor of="cellar" title={t('floors.cellar')}>
              <Cellar draws={draws} kennel={kennel} />
            </Floor>
          </>
        )}
      </div>
      {!guest && (
        <section className={styles.garden}>
          <h2>{own('ranks.title')}</h2>
          <Ranks pet={detail.data?.pet} />
          {detail.data && (
            <RulesSheet sections={detail.data.rules} title={own('rules')} className={styles.rules} />
          )}
        </section>
      )}
      <Won draws={draws} />
      <OpenInApp />
    </ThemeRoot>
  )
}
