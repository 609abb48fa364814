import styles from './EngravedTitle.module.css'

/** The page's title in gold, in two lines; place and size come from `className`. */
export function EngravedTitle({ lines, className = '' }: { lines: [string, string]; className?: string }) {
  return (
    <h1 className={`${styles.title} ${className}`}>
      <span>{lines[0]}</span> <span>{lines[1]}</span>
    </h1>
  )
}
