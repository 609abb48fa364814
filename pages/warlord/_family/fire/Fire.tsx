import styles from './Fire.module.css'

/** A burning fire; place and size come from `className`. */
export function Fire({ className = '' }: { className?: string }) {
  return <i className={`${styles.fire} ${className}`} />
}
