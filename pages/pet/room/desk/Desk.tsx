import { Segmented } from '#shared/kit/segmented'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type { Draws } from '../../_family/draw/use-draws.ts'
import type { Kennel } from '../../_family/kennel/use-kennel.ts'
import type family from '../../_family/locales/zh.json'
import { NameForm } from '../../_family/naming/NameForm.tsx'
import type { Naming } from '../../_family/naming/use-naming.ts'
import { Ranks } from '../../_family/ranks/Ranks.tsx'
import type zh from '../locales/zh.json'
import { Capsules } from './Capsules.tsx'
import styles from './Desk.module.css'
import { PLACES, type Place } from './place.ts'
import { Stalls } from './Stalls.tsx'

/** What the things of the room lead to: sheets over it; for the PC client a desk beside it, always open. */
export function Desk(props: {
  fromPc: boolean
  place: Place | null
  kennel: Kennel
  naming: Naming
  draws: Draws
  onGo: (place: Place | null) => void
}) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const { fromPc, place, kennel, naming, draws } = props
  const detail = kennel.detail.data
  const leave = () => props.onGo(null)
  const contents = {
    shop: <Stalls kennel={kennel} />,
    draw: <Capsules draws={draws} kennel={kennel} large={!fromPc} />,
    ranks: <Ranks />,
  }
  const shown = place && place !== 'name' ? place : 'shop'
  return (
    <>
      {fromPc ? (
        <section className={styles.desk}>
          <Segmented
            label={t('desk')}
            options={PLACES.map((id) => ({ id, label: t(`things.${id}`) }))}
            value={shown}
            track="desk"
            onChange={props.onGo}
          />
          <div className={styles.paper}>{contents[shown]}</div>
        </section>
      ) : (
        PLACES.map((id) => (
          <Sheet key={id} open={place === id} title={own(`${id}.title`)} expose={id} onClose={leave}>
            {contents[id]}
          </Sheet>
        ))
      )}
      <Sheet open={place === 'name'} title={own('name.title')} kind="dialog" expose="name" onClose={leave}>
        {detail && <NameForm naming={naming} detail={detail} onNamed={leave} />}
      </Sheet>
    </>
  )
}
