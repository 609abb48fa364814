import styles from './CashierPage.module.css'

const TURNS = Array.from({ length: 12 }, (_, turn) => turn * 15)

/** The engraved rosette of banknotes, in the colour of its ground. */
export function Rosette() {
  return (
    <svg className={styles.rosette} viewBox="-150 -150 300 300" aria-hidden="true">
      {TURNS.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <ellipse rx="142" ry="46" />
          <ellipse rx="96" ry="28" />
        </g>
      ))}
    </svg>
  )
}
