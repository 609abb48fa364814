import styles from './BingoPage.module.css'

const CELLS = Array.from({ length: 16 }, (_, at) => at)

/** The card's frames, before what is printed in them. */
export const Blank = () => (
  <div className={styles.blank}>
    <i />
    <div className={styles.cells}>
      {CELLS.map((cell) => (
        <i key={cell} />
      ))}
    </div>
  </div>
)
