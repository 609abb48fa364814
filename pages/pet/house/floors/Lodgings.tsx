import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { Creature } from '../../_family/creature/Creature.tsx'
import type { Kennel } from '../../_family/kennel/use-kennel.ts'
import type family from '../../_family/locales/zh.json'
import { PetChoice } from '../../_family/shop/PetChoice.tsx'
import type zh from '../locales/zh.json'
import styles from './Lodgings.module.css'

/** A room for each pet: whose pet is at home is lit, whose is still to come shows a shadow behind the blind. */
export function Lodgings({ kennel }: { kennel: Kennel }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  return (
    <StateView
      call={kennel.shop}
      skeleton={<Skeleton height={128} lines={2} className={styles.row} />}
      isEmpty={({ pets }) => !pets.length}
      emptyText={own('shop.empty')}
    >
      {({ pets }) => (
        <ul className={styles.lodgings}>
          {pets.map((pet) => (
            <li key={pet.id} data-kind={pet.kind} data-state={pet.state}>
              <div className={styles.room}>
                {pet.state === 'out' ? (
                  <span className={styles.away}>{t('away')}</span>
                ) : (
                  <Creature kind={pet.kind} mood="calm" still className={styles.pet} />
                )}
              </div>
              <div className={styles.door}>
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
