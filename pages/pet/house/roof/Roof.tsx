import type { Light } from '../../_family/light/use-light.ts'
import { Sign } from '../../_family/sign/Sign.tsx'
import styles from './Roof.module.css'

/** The sky of the hour, the gable with the title, and a chimney that smokes. */
export function Roof(props: { title: string; light: Light; hallName: string | undefined }) {
  return (
    <header className={styles.roof} data-light={props.light} data-expose="hero">
      <i className={styles.dusk} />
      <i className={styles.night} />
      <i className={styles.sun} />
      <i className={styles.cloud} />
      <i className={styles.smoke} />
      <i className={styles.gable} />
      <Sign title={props.title} hallName={props.hallName} className={styles.sign} />
    </header>
  )
}
