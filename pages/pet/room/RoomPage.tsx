import { useEffect, useState } from 'react'
import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Sheet } from '#shared/kit/sheet'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { useDraws } from '../_family/draw/use-draws.ts'
import { Won } from '../_family/draw/Won.tsx'
import type { Kennel } from '../_family/kennel/use-kennel.ts'
import { useKennel } from '../_family/kennel/use-kennel.ts'
import type family from '../_family/locales/zh.json'
import { NameForm } from '../_family/naming/NameForm.tsx'
import { useNaming } from '../_family/naming/use-naming.ts'
import theme from '../_family/theme.module.css'
import strayStyles from './care/Care.module.css'
import { Care } from './care/Care.tsx'
import { Desk } from './desk/Desk.tsx'
import type { Place } from './desk/place.ts'
import type zh from './locales/zh.json'
import styles from './RoomPage.module.css'
import { Stage } from './stage/Stage.tsx'

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

/** The pet's name plate, taken down to be written again. What is typed outlives the sheet. */
function NameSheet(props: { kennel: Kennel; open: boolean; onClose: () => void }) {
  const t = useT<typeof family>('family')
  const naming = useNaming(props.kennel, props.open)
  const detail = props.kennel.detail.data
  return (
    <Sheet open={props.open} title={t('name.title')} kind="dialog" expose="name" onClose={props.onClose}>
      {detail && <NameForm naming={naming} detail={detail} onNamed={props.onClose} />}
    </Sheet>
  )
}

/** In place of the plate for someone who is not logged in: what a pet brings, and the way to have one. */
function Stray() {
  const t = useT<typeof zh>()
  return (
    <section className={strayStyles.care} data-expose="care">
      <h2>{t('stray.title')}</h2>
      <div className={strayStyles.nobody}>
        <p>{t('stray.text')}</p>
        <Button block track="adopt-login" onClick={() => toLogin()}>
          {t('stray.adopt')}
        </Button>
      </div>
    </section>
  )
}

/** Whether the PC client has opened the page: `fromPc=1`. False in the first render, whose HTML is everybody's. */
function useFromPc(): boolean {
  const [fromPc, setFromPc] = useState(false)
  useEffect(() => {
    const asked = address().param('fromPc') === '1'
    document.documentElement.toggleAttribute('data-pc', asked)
    setFromPc(asked)
    return () => document.documentElement.removeAttribute('data-pc')
  }, [])
  return fromPc
}
