import styles from './Unlit.module.css'

/** A skeleton: a plate whose stars are unlit; `tall` for the stage. */
export function Unlit({ tall }: { tall?: boolean }) {
  return <div className={styles.unlit} data-tall={tall} />
}
