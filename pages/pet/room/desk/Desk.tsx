import { Segmented } from '#shared/kit/segmented'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type { Draws } from '../../_family/draw/use-draws.ts'
import type { Kennel } from '../../_family/kennel/use-kennel.ts'
import type family from '../../_family/locales/zh.json'
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
