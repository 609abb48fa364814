import type { ReactNode } from 'react'
import { LoginPitch } from '#shared/kit/login-pitch'
import { OpenInApp } from '#shared/kit/open-in-app'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { Creature } from '../_family/creature/Creature.tsx'
import { DrawBar } from '../_family/draw/DrawBar.tsx'
import { Machine } from '../_family/draw/Machine.tsx'
import { Odds } from '../_family/draw/Odds.tsx'
import type { Draws } from '../_family/draw/use-draws.ts'
import { useDraws } from '../_family/draw/use-draws.ts'
import { Winners } from '../_family/draw/Winners.tsx'
import { Won } from '../_family/draw/Won.tsx'
import type { Kennel } from '../_family/kennel/use-kennel.ts'
import { useKennel } from '../_family/kennel/use-kennel.ts'
import type { Light } from '../_family/light/use-light.ts'
import { useLight } from '../_family/light/use-light.ts'
import type family from '../_family/locales/zh.json'
import { Ranks } from '../_family/ranks/Ranks.tsx'
import { PetChoice } from '../_family/shop/PetChoice.tsx'
import { Sign } from '../_family/sign/Sign.tsx'
import theme from '../_family/theme.module.css'
import lodgingsStyles from './floors/Lodgings.module.css'
import { Parlour } from './floors/Parlour.tsx'
import styles from './HousePage.module.css'
import type zh from './locales/zh.json'
import roofStyles from './roof/Roof.module.css'

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

/** A floor of the house between two beams, with its wallpaper and its name on the beam. */
function Floor(props: { of: 'parlour' | 'lodgings' | 'cellar'; title: string; children: ReactNode }) {
  return (
    <section className={styles.floor} data-of={props.of} data-expose={props.of}>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  )
}

/** The sky of the hour, the gable with the title, and a chimney that smokes. */
function Roof(props: { title: string; light: Light; hallName: string | undefined }) {
  return (
    <header className={roofStyles.roof} data-light={props.light} data-expose="hero">
      <i className={roofStyles.dusk} />
      <i className={roofStyles.night} />
      <i className={roofStyles.sun} />
      <i className={roofStyles.cloud} />
      <i className={roofStyles.smoke} />
      <i className={roofStyles.gable} />
      <Sign title={props.title} hallName={props.hallName} className={roofStyles.sign} />
    </header>
  )
}

/** The capsule machine between its shelves, under the house. */
function Cellar({ draws, kennel }: { draws: Draws; kennel: Kennel }) {
  return (
    <>
      <div className={styles.machine}>
        <Machine turn={draws.turn} />
      </div>
      <div className={styles.counter}>
        <StateView call={draws.pool} skeleton={<Skeleton height={40} lines={4} className={styles.row} />}>
          {(pool) => (
            <>
              <DrawBar draws={draws} pool={pool} kennel={kennel} />
              <div className={styles.shelves}>
                <Odds pool={pool} />
                <Winners pool={pool} />
              </div>
            </>
          )}
        </StateView>
      </div>
    </>
  )
}

/** A room for each pet: whose pet is at home is lit, whose is still to come shows a shadow behind the blind. */
function Lodgings({ kennel }: { kennel: Kennel }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  return (
    <StateView
      call={kennel.shop}
      skeleton={<Skeleton height={128} lines={2} className={lodgingsStyles.row} />}
      isEmpty={({ pets }) => !pets.length}
      emptyText={own('shop.empty')}
    >
      {({ pets }) => (
        <ul className={lodgingsStyles.lodgings}>
          {pets.map((pet) => (
            <li key={pet.id} data-kind={pet.kind} data-state={pet.state}>
              <div className={lodgingsStyles.room}>
                {pet.state === 'out' ? (
                  <span className={lodgingsStyles.away}>{t('away')}</span>
                ) : (
                  <Creature kind={pet.kind} mood="calm" still className={lodgingsStyles.pet} />
                )}
              </div>
              <div className={lodgingsStyles.door}>
                <h3>{pet.name}</h3>
                <p>{pet.desc}</p>
                <PetChoice pet={pet} kennel={kennel} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </StateView>
  )
}
