import { HallDoor } from '#shared/campaign/way'
import { HallAvatar } from '#shared/kit/avatar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import type { HuntHalls } from '../use-halls.ts'
import styles from './Eligible.module.css'
import { MoreHalls } from './MoreHalls.tsx'

/** Before it comes: the halls from which it can be hit, each a banner by the fire. */
export function Eligible({ halls }: { halls: HuntHalls }) {
  const t = useT<typeof zh>()
  return (
    <Plate title={t('halls.title')} aside={t('halls.note')} expose="eligible-halls">
      <StateView
        call={halls.first}
        skeleton={<Skeleton height={64} lines={3} />}
        isEmpty={() => !halls.items.length}
        emptyText={t('halls.none')}
      >
        {() => (
          <>
            <ul className={styles.halls}>
              {halls.items.map((hall) => (
                <li key={hall.roomId}>
                  <HallDoor
                    roomId={hall.roomId}
                    label={t('halls.enter', { hall: hall.name })}
                    className={styles.banner}
                  >
                    <HallAvatar className={styles.cover} src={hall.cover} name={hall.name} size={36} />
                    <bdi>{hall.name}</bdi>
                  </HallDoor>
                </li>
              ))}
            </ul>
            <MoreHalls halls={halls} />
          </>
        )}
      </StateView>
    </Plate>
  )
}
