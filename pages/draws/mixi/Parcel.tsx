import { Fox } from '#shared/campaign/prize'
import styles from './Parcel.module.css'
import type { Turn } from './use-boxes.ts'

/** The box on its conveyor: it rocks while the server decides, then its lid flies off. */
export function Parcel({ turn, box }: { turn: Turn; box: string | undefined }) {
  return (
    <div className={styles.stage} data-turn={turn} data-box={box}>
      <i className={styles.rays} />
      <span className={styles.peek}>
        <Fox id="foxComet" />
      </span>
      <svg className={styles.parcel} viewBox="0 0 180 150" aria-hidden="true">
        <path d="M18 52h144v82q0 8-8 8H26q-8 0-8-8Z" fill="#2fb39b" />
        <path d="M122 52h40v82q0 8-8 8h-32Z" fill="#239480" />
        <circle cx="70" cy="96" r="26" fill="#fff6e6" />
        <path
          d="M60 90q0-10 10-10t10 9q0 6-7 9-3 1-3 5v2M70 114v2"
          stroke="#e8587a"
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M134 76h16M134 90h16M134 104h10" stroke="#8fe3d0" strokeWidth="5" strokeLinecap="round" />
        <g className={styles.lid}>
          <path d="M8 34h164q6 0 6 6v10q0 6-6 6H8q-6 0-6-6V40q0-6 6-6Z" fill="#ff8a6b" />
          <path d="M122 34h50q6 0 6 6v10q0 6-6 6h-50Z" fill="#e56d50" />
          <path d="M70 34q-26-4-20-20t20 20q0-26 18-24t-18 24Z" fill="#e8587a" />
        </g>
      </svg>
    </div>
  )
}
