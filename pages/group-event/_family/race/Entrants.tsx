import type { CSSProperties, ReactNode } from 'react'
import { useT } from '#shared/runtime/i18n'
import type { Racer } from '../edition.ts'
import type zh from '../locales/zh.json'
import { useRacers } from '../use-edition.ts'
import type { Standing } from './standing.ts'

/**
 * The list of a race, an item a group. Styles find `--lanes` (how many there are) on the list; on an item `--lift`, `--at`
 * (from 0) and `data-mine`; `place` adds what a form computes itself.
 */
export function Entrants(props: {
  standings: readonly Standing[]
  className?: string | undefined
  itemClass?: string | undefined
  place?: (at: number) => Record<`--${string}`, number | string>
  children: (standing: Standing, racer: Racer, at: number) => ReactNode
}) {
  const t = useT<typeof zh>('family')
  const racerOf = useRacers()
  const { standings, place } = props
  return (
    <ol
      className={props.className}
      style={{ '--lanes': standings.length } as CSSProperties}
      aria-label={t('race.name')}
    >
      {standings.map((standing, at) => {
        const racer = racerOf(standing.look)
        const style = { '--lift': standing.lift.toFixed(3), '--at': at, color: racer.color, ...place?.(at) }
        return (
          <li
            key={standing.key}
            className={props.itemClass}
            data-mine={standing.mine || undefined}
            style={style as CSSProperties}
          >
            {props.children(standing, racer, at)}
          </li>
        )
      })}
    </ol>
  )
}
