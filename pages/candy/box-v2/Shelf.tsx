import type { Ref } from 'react'
import type { FreeBoxDetail } from '#shared/api/free-box'
import { Mark } from '#shared/kit/mark'
import { useT } from '#shared/runtime/i18n'
import { tiersOf } from '../_family/box/tiers.ts'
import { Tin } from '../_family/tin/Tin.tsx'
import { toneOf } from '../_family/tin/tones.ts'
import type zh from './locales/zh.json'
import styles from './Shelf.module.css'

/** Before the tiers are known. */
const BLANK = [1, 2, 3].map((tier) => ({ tier, name: '', need: 0 }))

/** The tins of all tiers: printed where reached, drawn in lines where not. `tin` is the one that would be opened. */
export function Shelf({ data, tin }: { data: FreeBoxDetail | undefined; tin: Ref<SVGSVGElement> }) {
  const t = useT<typeof zh>()
  const box = data?.box ?? null
  const tiers = data?.tiers ?? BLANK
  const { reached } = data ? tiersOf(data) : {}
  const live = box?.state !== 'expired'
  return (
    <ol className={styles.shelf} aria-label={data && t('tiers')}>
      {tiers.map(({ tier, name, need }) => {
        const had = live && tier <= (reached?.tier ?? 0)
        return (
          <li key={tier} className={styles.place} data-reached={had || undefined}>
            <Tin
              key={box?.id ?? 'none'}
              ref={tier === reached?.tier ? tin : null}
              tone={toneOf('tiered', tier)}
              drawn={!!box && !had}
              open={box?.opened?.tier === tier}
              className={styles.tin}
            />
            <p className={styles.tag}>
              <b>{name || ' '}</b>
              <span>
                {had && <Mark of="done" />}
                <bdi>{need ? t(had ? 'reached' : 'need', { count: need }) : '\u00a0'}</bdi>
              </span>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
