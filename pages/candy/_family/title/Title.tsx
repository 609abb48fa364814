import styles from './Title.module.css'

/** A page's title, printed in two inks that do not quite meet. */
export function Title({
  over,
  main,
  className = '',
}: {
  over: string
  main: string
  className?: string | undefined
}) {
  return (
    <h1 className={`${styles.title} ${className}`}>
      <span>{over} </span>
      <span>{main}</span>
    </h1>
  )
}
