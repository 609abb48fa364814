import { AgreementPage } from '../_family/AgreementPage.tsx'
import styles from './Keyhole.module.css'

const COMMON = ['use', 'phone', 'share', 'keep', 'rights'] as const

const VERSIONS = [
  { from: '2026-10-01', sections: ['collect', ...COMMON, 'children', 'changes'] },
  { from: '2025-06-01', sections: ['collect-2025', ...COMMON, 'changes'] },
] as const

/** The privacy policy, `/agreement/agreementJQ`. */
export const PrivacyPage = () => <AgreementPage name="privacy" versions={VERSIONS} art={<Keyhole />} />

/** Behind the keyhole: a lit room that only its owner sees. */
function Keyhole() {
  return (
    <svg className={styles.keyhole} viewBox="0 0 340 150" aria-hidden="true">
      <g className={styles.stars} fill="#c9d2ff">
        <circle cx="46" cy="40" r="2.5" />
        <circle cx="88" cy="112" r="2" />
        <circle cx="112" cy="26" r="2" />
        <circle cx="252" cy="104" r="2.5" />
        <circle cx="296" cy="48" r="2" />
        <circle cx="224" cy="24" r="2" />
      </g>
      <rect x="112" y="6" width="116" height="140" rx="20" fill="#1d2560" />
      <rect x="120" y="14" width="100" height="124" rx="14" fill="none" stroke="#5f6ed0" strokeWidth="2" />
      <path
        className={styles.light}
        d="M170 42a21 21 0 0 1 12 38l8 36h-40l8-36a21 21 0 0 1 12-38Z"
        fill="#ffd98a"
      />
      <path
        className={styles.pupil}
        d="M170 52a11 11 0 0 1 6 20l4 26h-20l4-26a11 11 0 0 1 6-20Z"
        fill="#3a2a08"
      />
      <g className={styles.key} fill="none" stroke="#e2b04a" strokeWidth="7" strokeLinecap="round">
        <circle cx="286" cy="106" r="17" />
        <path d="M269 106h-44M236 106v13M249 106v9" />
      </g>
    </svg>
  )
}
