import { Segmented } from '#shared/kit/segmented'
import { Sheet } from '#shared/kit/sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { Creature } from '../../_family/creature/Creature.tsx'
import { DrawBar } from '../../_family/draw/DrawBar.tsx'
import { Machine } from '../../_family/draw/Machine.tsx'
import { Odds } from '../../_family/draw/Odds.tsx'
import type { Draws } from '../../_family/draw/use-draws.ts'
import { Winners } from '../../_family/draw/Winners.tsx'
import type { Kennel } from '../../_family/kennel/use-kennel.ts'
import type family from '../../_family/locales/zh.json'
import { Ranks } from '../../_family/ranks/Ranks.tsx'
import { PetChoice } from '../../_family/shop/PetChoice.tsx'
import type zh from '../locales/zh.json'
import styles from './Desk.module.css'
import { PLACES, type Place } from './place.ts'
import stallsStyles from './Stalls.module.css'

/** What the things of the room lead to: sheets over it; for the PC client a desk beside it, always open. */
export function Desk(props: {
  fromPc: boolean
  place: Place | null
  kennel: Kennel
  draws: Draws
  onGo: (place: Place | null) => void
}) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const { fromPc, place, kennel, draws } = props
  const leave = () => props.onGo(null)
  const contents = {
    shop: <Stalls kennel={kennel} />,
    draw: <Capsules draws={draws} kennel={kennel} large={!fromPc} />,
    ranks: <Ranks pet={kennel.detail.data?.pet} inside />,
  }
  if (fromPc) {
    return (
      <section className={styles.desk}>
        <Segmented
          label={t('desk')}
          options={PLACES.map((id) => ({ id, label: t(`things.${id}`) }))}
          value={place ?? 'shop'}
          track="desk"
          onChange={props.onGo}
        />
        <div className={styles.paper}>{contents[place ?? 'shop']}</div>
      </section>
    )
  }
  return PLACES.map((id) => (
    <Sheet key={id} open={place === id} title={own(`${id}.title`)} expose={id} onClose={leave}>
      {contents[id]}
    </Sheet>
  ))
}

/** The capsule machine: turns, prizes with their odds, and who got what. `large`: the machine itself, too. */
function Capsules({ draws, kennel, large }: { draws: Draws; kennel: Kennel; large: boolean }) {
  return (
    <>
      {large && (
        <div className={styles.corner}>
          <Machine turn={draws.turn} className={styles.machine} />
        </div>
      )}
      <StateView call={draws.pool} skeleton={<Skeleton height={44} lines={5} className={styles.row} />}>
        {(pool) => (
          <>
            <DrawBar draws={draws} pool={pool} kennel={kennel} />
            <div className={styles.odds}>
              <Odds pool={pool} />
            </div>
            <Winners pool={pool} />
          </>
        )}
      </StateView>
    </>
  )
}

/** The pets that there are, each in its niche: to be taken home, at home, or out in the hall. */
function Stalls({ kennel }: { kennel: Kennel }) {
  const t = useT<typeof family>('family')
  return (
    <StateView
      call={kennel.shop}
      skeleton={<Skeleton height={150} lines={2} className={stallsStyles.row} />}
      isEmpty={({ pets }) => !pets.length}
      emptyText={t('shop.empty')}
    >
      {({ pets }) => (
        <ul className={stallsStyles.stalls}>
          {pets.map((pet) => (
            <li key={pet.id} data-state={pet.state} data-kind={pet.kind}>
              <span className={stallsStyles.niche}>
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
