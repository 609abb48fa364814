import type { RoomPetDetail } from '#shared/api/room-pet'
import { ToHall } from '#shared/campaign/way'
import { Button } from '#shared/kit/button'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { useT } from '#shared/runtime/i18n'
import { Meters } from '../../_family/care/Meters.tsx'
import type family from '../../_family/locales/zh.json'
import type zh from '../locales/zh.json'
import styles from './Care.module.css'

/** The pet's brass plate: name, mood and growth. Without `onAdopt` the pets to adopt are listed beside it. */
export function Care(props: { detail?: RoomPetDetail; onName?: () => void; onAdopt?: () => void }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const { detail, onAdopt } = props
  if (!detail) return <Skeleton height={112} radius={20} />
  const { pet, keeper, rules } = detail
  return (
    <section className={styles.care} data-expose="care">
      <header>
        <h2>{pet ? <bdi>{pet.name}</bdi> : t('nobody')}</h2>
        {pet && keeper && (
          <Button size="s" look="ghost" track="name" aria-haspopup="dialog" onClick={props.onName}>
            {t('rename')}
          </Button>
        )}
      </header>
      {pet ? (
        <>
          <Meters pet={pet} />
          <ToHall roomId={detail.roomId} look="ghost" track="to-hall" className={styles.way}>
            {own('care.toHall')}
          </ToHall>
        </>
      ) : (
        <div className={styles.nobody}>
          <p>{t(keeper ? 'nobodyYet' : 'nobodyHere')}</p>
          {keeper && onAdopt && (
            <Button block track="adopt-first" aria-haspopup="dialog" onClick={onAdopt}>
              {t('adopt')}
            </Button>
          )}
        </div>
      )}
      <footer>
        {pet && <p>{t(keeper ? 'hint' : 'guest')}</p>}
        <RulesSheet sections={rules} title={own('rules')} />
      </footer>
    </section>
  )
}
