import type { Schedule } from '#shared/campaign/phase'
import { useT } from '#shared/runtime/i18n'
import { PhaseTag } from '../../_family/phase/PhaseTag.tsx'
import { Lettering } from '../../_family/title/Lettering.tsx'
import { Toy } from '../../_family/toys/Toy.tsx'
import type zh from '../locales/zh.json'
import styles from './Hero.module.css'

/** From the back of the box to its front. */
const IN_THE_BOX = ['moon', 'crown', 'dragon', 'rain', 'drum', 'cat', 'melt', 'wink']

/** The toy box, wide open, with everybody in it. */
export function Hero(props: { schedule?: Schedule; onPhaseEnd: () => void }) {
  const t = useT<typeof zh>()
  return (
    <header className={styles.hero}>
      <Lettering className={styles.title}>{t('title')}</Lettering>
      <p className={styles.lead}>{t('lead')}</p>
      <i className={styles.lid} />
      {IN_THE_BOX.map((id) => (
        <span key={id} className={styles.spot} data-spot={id}>
          <Toy id={id} lively />
        </span>
      ))}
      <i className={styles.chest} />
      <PhaseTag className={styles.phase} schedule={props.schedule} onEnd={props.onPhaseEnd} />
    </header>
  )
}
