import styles from './EffectsPage.module.css'

const FOLDS = [0, 1, 2, 3]
const BULBS = Array.from({ length: 13 }, (_, nth) => 12 + nth * 29)

/** The stage: boards, a cone of light, curtains that open, bulbs along the top. */
export const Curtains = () => (
  <svg viewBox="0 0 375 240" className={styles.set} aria-hidden="true" preserveAspectRatio="xMidYMin slice">
    <path className={styles.light} d="M150 0h75l70 208H80z" />
    <path className={styles.boards} d="M0 196h375v44H0z" />
    <path
      className={styles.joints}
      d="M0 210h375M0 224h375M60 196l-24 44M140 196l-10 44M235 196l10 44M315 196l24 44"
    />
    <ellipse className={styles.spot} cx="187" cy="206" rx="86" ry="11" />
    <g className={styles.left}>
      {FOLDS.map((fold) => (
        <path
          key={fold}
          d={`M${fold * 21 - 4} 0h25q-6 110-${fold * 3} 206h-25q8-96 0-206z`}
          data-odd={fold % 2}
        />
      ))}
    </g>
    <g className={styles.right}>
      {FOLDS.map((fold) => (
        <path
          key={fold}
          d={`M${379 - fold * 21} 0h-25q6 110 ${fold * 3} 206h25q-8-96 0-206z`}
          data-odd={fold % 2}
        />
      ))}
    </g>
    <path
      className={styles.valance}
      d="M0 0h375v22q-24 24-47 0-23 24-47 0-23 24-47 0-24 24-47 0-23 24-47 0-23 24-47 0-24 24-47 0-23 24-46 0z"
    />
    <g className={styles.bulbs}>
      {BULBS.map((x) => (
        <circle key={x} cx={x} cy="8" r="3.4" />
      ))}
    </g>
  </svg>
)
