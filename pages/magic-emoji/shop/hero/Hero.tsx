import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { EmojiShop } from '../../_family/magic-emoji.ts'
import { PhaseTag } from '../../_family/phase/PhaseTag.tsx'
import { Lettering } from '../../_family/title/Lettering.tsx'
import { Sweet } from '../../_family/toys/Sweet.tsx'
import { Toy } from '../../_family/toys/Toy.tsx'
import type zh from '../locales/zh.json'
import styles from './Hero.module.css'

/** The shop front: an awning, two who serve, and what I have on the counter. */
export function Hero(props: { shop?: EmojiShop; onPhaseEnd: () => void }) {
  const t = useT<typeof zh>()
  const wallet = props.shop?.wallet
  return (
    <header className={styles.hero}>
      <Lettering className={styles.title}>{t('title')}</Lettering>
      <i className={styles.awning} />
      <PhaseTag alone className={styles.phase} schedule={props.shop} onEnd={props.onPhaseEnd} />
      <Toy id="dragon" lively className={styles.keeper} />
      <Toy id="cat" lively className={styles.helper} />
      <Sweet id="jar" className={styles.jar} />
      <div className={styles.counter}>
        {wallet && (
          <>
            <p className={styles.coins}>
              <Sweet id="candy" className={styles.candy} />
              <span>
                {props.shop?.currency} <b>{formatAmount(wallet.tokens)}</b>
              </span>
            </p>
            <p className={styles.coins}>
              <span>
                {t('balance')} <b>{formatAmount(wallet.balance)}</b>
              </span>
            </p>
          </>
        )}
      </div>
    </header>
  )
}
