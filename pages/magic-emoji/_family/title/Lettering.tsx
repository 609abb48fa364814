import styles from './Lettering.module.css'

/** The page's name in letters cut from board, each at its own tilt; a word stays on one line. */
export function Lettering({ className = '', children }: { className?: string; children: string }) {
  return (
    <h1 className={`${styles.title} ${className}`}>
      {children.split(' ').map((word, at) => (
        <span key={word} className={styles.word}>
          {at > 0 && ' '}
          {Array.from(word, (letter, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter may come twice
            <span key={nth} className={styles.letter}>
              {letter}
            </span>
          ))}
        </span>
      ))}
    </h1>
  )
}
