import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import styles from './Temple.module.css'

const COLUMNS = [58, 104, 258, 304]

/** Whose portrait stands in the doorway. */
export interface Star {
  userId: string
  nickname: string
  portrait: string
}

/** The hall of the celebrated: columns, a laurel, the carpet that leads in, and the star of the season in the doorway. */
export function Temple({ star }: { star?: Star | null | undefined }) {
  return (
    <>
      <Front empty={!star} />
      {star && (
        <PersonDoor userId={star.userId} className={styles.starred}>
          <Avatar src={star.portrait} name={star.nickname} size={54} className={styles.portrait} />
          <bdi>{star.nickname}</bdi>
        </PersonDoor>
      )}
    </>
  )
}

function Front({ empty }: { empty: boolean }) {
  return (
    <svg
      className={styles.temple}
      viewBox="0 0 375 132"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.roof} d="M34 34L187 4l154 30z" />
      <path className={styles.stone} d="M30 34h315v9H30zM38 122h299v10H38z" />
      {COLUMNS.map((x) => (
        <g key={x} transform={`translate(${x} 43)`}>
          <path className={styles.stone} d="M-13 0h26v6h-26zM-13 73h26v6h-26z" />
          <path className={styles.shaft} d="M-10 6h20v67h-20z" />
          <path className={styles.flutes} d="M-5 8v63M0 8v63M5 8v63" />
        </g>
      ))}
      <path className={styles.dark} d="M124 43h127v79H124z" />
      <path className={styles.carpet} d="M168 92h38l22 40h-82z" />
      {empty && <path className={styles.star} d="M187 52l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />}
      <g className={styles.laurel}>
        <path d="M168 90c-20-6-26-22-22-38M206 90c20-6 26-22 22-38" />
        <path d="M146 56q-8 2-9 10 8 0 9-10zM148 70q-8 3-8 11 8-1 8-11zM158 82q-7 5-5 12 7-3 5-12zM228 56q8 2 9 10-8 0-9-10zM226 70q8 3 8 11-8-1-8-11zM216 82q7 5 5 12-7-3-5-12z" />
      </g>
    </svg>
  )
}
