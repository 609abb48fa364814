import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { Creature } from '../../_family/creature/Creature.tsx'
import type { Kennel } from '../../_family/kennel/use-kennel.ts'
import type family from '../../_family/locales/zh.json'
import { PetChoice } from '../../_family/shop/PetChoice.tsx'
import styles from './Stalls.module.css'

/** The pets that there are, each in its niche: to be taken home, at home, or out in the hall. */
export function Stalls({ kennel }: { kennel: Kennel }) {
  const t = useT<typeof family>('family')
  return (
    <StateView
      call={kennel.shop}
      skeleton={<Skeleton height={150} lines={2} className={styles.row} />}
      isEmpty={({ pets }) => !pets.length}
      emptyText={t('shop.empty')}
    >
      {({ pets }) => (
        <ul className={styles.stalls}>
          {pets.map((pet) => (
            <li key={pet.id} data-state={pet.state} data-kind={pet.kind}>
              <span className={styles.niche}>
                <Creature kind={pet.kind} mood={pet.state === 'out' ? 'happy' : 'calm'} still />
              </span>
              <h3>{pet.name}</h3>
              <p>{pet.desc}</p>
              <PetChoice pet={pet} kennel={kennel} />
            </li>
          ))}
        </ul>
      )}
    </StateView>
  )
}
