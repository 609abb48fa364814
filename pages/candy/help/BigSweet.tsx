import type { Ref } from 'react'
import { Avatar } from '#shared/kit/avatar'
import styles from './BigSweet.module.css'

const FAN = 'M100 80L16 14q17 22 2 44 13 22 0 44 15 22-2 44z'
const PLEATS = 'M96 78L30 40M96 80H34M96 82L30 120'

/** A sweet as wide as the screen, with the asking friend's face in it; its ends are twisted off by `unwrap`. */
export function BigSweet(props: {
  person: { nickname: string; portrait: string } | undefined
  unwrapped: boolean
  ref: Ref<SVGSVGElement>
}) {
  const { person, unwrapped, ref } = props
  const end = (
    <>
      <path className={styles.fill} d={FAN} />
      <path className={styles.key} d={FAN} />
      <path className={styles.key} d={PLEATS} />
    </>
  )
  return (
    <div className={styles.sweet} data-unwrapped={unwrapped || undefined}>
      <svg ref={ref} viewBox="0 0 320 160" aria-hidden="true">
        <g data-part="left" className={styles.end}>
          {end}
        </g>
        <g transform="translate(320) scale(-1 1)">
          <g data-part="right" className={styles.end}>
            {end}
          </g>
        </g>
        <circle className={styles.ball} cx="163" cy="83" r="68" />
        <circle className={styles.stripes} cx="160" cy="80" r="59" />
        <circle className={styles.key} cx="160" cy="80" r="68" />
        <circle className={styles.key} cx="160" cy="80" r="50" />
        {!person && <path className={styles.heart} d="M160 108l-25-24a15 15 0 0125-19 15 15 0 0125 19z" />}
      </svg>
      {person && <Avatar src={person.portrait} name={person.nickname} className={styles.face} />}
    </div>
  )
}
