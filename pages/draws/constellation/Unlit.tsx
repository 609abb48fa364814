import styles from './Unlit.module.css'

/** Stands where something is still loading: a plate whose stars are not lit yet; `tall` for the stage. */
export function Unlit({ tall }: { tall?: boolean }) {
  return <div className={styles.unlit} data-tall={tall} />
}
