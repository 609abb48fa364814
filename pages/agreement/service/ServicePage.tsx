import { AgreementPage } from '../_family/AgreementPage.tsx'
import styles from './Accord.module.css'

const COMMON = ['scope', 'account', 'conduct'] as const

const VERSIONS = [
  {
    from: '2026-10-01',
    sections: [...COMMON, 'virtual', 'withdraw', 'minors', 'rights', 'liability', 'changes', 'contact'],
  },
  {
    from: '2025-06-01',
    sections: [...COMMON, 'virtual-2025', 'withdraw', 'rights', 'liability', 'changes-2025', 'contact'],
  },
] as const

/** The terms of service, `/agreement/agreementZJ`. */
export const ServicePage = () => <AgreementPage name="service" versions={VERSIONS} art={<Accord />} />

/** Two who speak, and what they have in common: the part of both that is gold. */
function Accord() {
  return (
    <svg className={styles.accord} viewBox="0 0 340 150" aria-hidden="true">
      <g className={styles.you}>
        <path d="M62 18h92a44 44 0 0 1 0 88H98l-30 26 6-28a44 44 0 0 1-12-86Z" fill="#2f7d63" />
        <path d="M66 48h40M66 64h28" />
      </g>
      <g className={styles.us}>
        <path d="M186 30h92a44 44 0 0 1 10 87l8 25-32-24h-78a44 44 0 0 1 0-88Z" fill="#14443a" />
        <path d="M236 62h42M250 78h28" />
      </g>
      <g className={styles.seal}>
        <circle cx="170" cy="68" r="37" fill="#e8b84a" />
        <circle cx="170" cy="68" r="30" fill="none" stroke="#a97a17" strokeDasharray="2 5" strokeWidth="2" />
        <path d="M155 69l11 11 21-23" stroke="#4a3406" strokeWidth="6" />
      </g>
    </svg>
  )
}
