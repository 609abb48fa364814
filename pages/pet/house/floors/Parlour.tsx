import { useState } from 'react'
import type { RoomPetDetail } from '#shared/api/room-pet'
import { ToHall } from '#shared/campaign/way'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { Meters } from '../../_family/care/Meters.tsx'
import { Creature } from '../../_family/creature/Creature.tsx'
import type { Kennel } from '../../_family/kennel/use-kennel.ts'
import type family from '../../_family/locales/zh.json'
import { NameForm } from '../../_family/naming/NameForm.tsx'
import { useNaming } from '../../_family/naming/use-naming.ts'
import type zh from '../locales/zh.json'
import styles from './Parlour.module.css'

/** Where the pet is that is out, with its wall chart; its name is changed on the plate itself. */
export function Parlour({ kennel, detail }: { kennel: Kennel; detail: RoomPetDetail }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const [renaming, rename] = useState(false)
  const naming = useNaming(kennel, renaming)
  const { pet, keeper } = detail
  if (!pet) {
    return (
      <div className={styles.nobody}>
        <i className={styles.armchair} />
        <p>{t(keeper ? 'nobodyYet' : 'nobodyHere')}</p>
      </div>
    )
  }
  return (
    <>
      <div className={styles.parlour}>
        <i className={styles.armchair} />
        <div className={styles.pet}>
          <Creature kind={pet.kind} mood={pet.moodName} />
        </div>
      </div>
      <div className={styles.ground}>
        <div className={styles.chart}>
          <header>
            <h3>
              <bdi>{pet.name}</bdi>
            </h3>
            {keeper && (
              <Button
                size="s"
                look="ghost"
                track="name"
                aria-expanded={renaming}
                onClick={() => rename(!renaming)}
              >
                {t(renaming ? 'leave' : 'rename')}
              </Button>
            )}
          </header>
          {renaming && <NameForm naming={naming} detail={detail} onNamed={() => rename(false)} />}
          <Meters pet={pet} className={styles.meters} />
          <ToHall roomId={detail.roomId} look="ghost" track="to-hall" className={styles.way}>
            {own('care.toHall')}
          </ToHall>
        </div>
      </div>
    </>
  )
}
