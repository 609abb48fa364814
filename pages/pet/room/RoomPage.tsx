import { useState } from 'react'
import { OpenInApp } from '#shared/kit/open-in-app'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useDraws } from '../_family/draw/use-draws.ts'
import { Won } from '../_family/draw/Won.tsx'
import { useKennel } from '../_family/kennel/use-kennel.ts'
import theme from '../_family/theme.module.css'
import { Care } from './care/Care.tsx'
import { NameSheet } from './care/NameSheet.tsx'
import { Stray } from './care/Stray.tsx'
import { Desk } from './desk/Desk.tsx'
import type { Place } from './desk/place.ts'
import styles from './RoomPage.module.css'
import { Stage } from './stage/Stage.tsx'
import { useFromPc } from './use-from-pc.ts'

/** /pet: the room of a hall's pet. Its things open the other functions; on a computer these are beside it. */
export function RoomPage() {
  const kennel = useKennel()
  const fromPc = useFromPc()
  const [renaming, rename] = useState(false)
  const [place, setPlace] = useState<Place | null>(null)
  const isLoggedOut = kennel.detail.status === 'loggedOut'
  const draws = useDraws(kennel, fromPc || place === 'draw')
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <div className={styles.room}>
        <Stage
          detail={kennel.detail.data}
          stray={isLoggedOut}
          draws={draws}
          place={fromPc ? (place ?? 'shop') : undefined}
          onGo={setPlace}
        />
        <div className={styles.side}>
          <div className={styles.care}>
            {isLoggedOut ? (
              <Stray />
            ) : (
              <StateView call={kennel.detail} skeleton={<Care />}>
                {(detail) => (
                  <Care
                    detail={detail}
                    onName={() => rename(true)}
                    onAdopt={fromPc ? undefined : () => setPlace('shop')}
                  />
                )}
              </StateView>
            )}
          </div>
          <Desk fromPc={fromPc} place={place} kennel={kennel} draws={draws} onGo={setPlace} />
        </div>
      </div>
      <NameSheet kennel={kennel} open={renaming} onClose={() => rename(false)} />
      <Won draws={draws} />
      {!fromPc && <OpenInApp />}
    </ThemeRoot>
  )
}
