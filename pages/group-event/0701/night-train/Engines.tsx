import styles from './Train.module.css'

/** A steam engine with its cloud. */
export function Steamer() {
  return (
    <svg viewBox="0 0 96 84" className={styles.engine} aria-hidden="true">
      <path
        fill="var(--steel)"
        d="M60 22c-6 0-8-8-1-10 0-7 10-9 13-3 7-4 14 4 9 9 4 6-5 10-9 6-3 3-9 3-12-2z"
        opacity=".9"
      />
      <path fill="var(--kit-ink)" d="M64 26h12l2 14H62z" />
      <path fill="var(--brick)" stroke="#fff" strokeWidth="2" d="M8 28h30v12h44q8 4 8 14v12H8z" />
      <path fill="var(--lit)" d="M14 34h18v14H14z" />
      <path stroke="#fff" strokeWidth="2" d="M23 34v14M48 40v24M62 40v24" />
      <path fill="var(--kit-ink)" d="M4 24h38v6H4zM84 62l10 12H78z" />
      <circle cx="86" cy="50" r="4" fill="var(--lit)" />
      <g fill="var(--kit-ink)" stroke="#fff" strokeWidth="2">
        <circle cx="24" cy="68" r="11" />
        <circle cx="52" cy="70" r="9" />
        <circle cx="74" cy="70" r="9" />
      </g>
      <path stroke="var(--lit)" strokeWidth="3" strokeLinecap="round" d="M24 68l50 2" />
    </svg>
  )
}

/** A fast train with a beak. */
export function Falcon() {
  return (
    <svg viewBox="0 0 96 84" className={styles.engine} aria-hidden="true">
      <path
        fill="var(--steel)"
        stroke="var(--kit-ink)"
        strokeWidth="2"
        d="M4 26h46c18 0 34 16 42 34 1 6-2 10-8 10H4z"
      />
      <path fill="var(--cloth)" d="M4 56h84l3 6q-1 8-7 8H4z" />
      <path fill="var(--kit-ink)" d="M52 32c12 2 20 8 26 16H56q-4 0-4-4z" />
      <path fill="var(--lit)" d="M10 34h11v13H10zM25 34h11v13H25zM40 34h8v13h-8z" />
      <path fill="none" stroke="var(--brick)" strokeWidth="3" d="M4 52h72" />
      <path stroke="var(--kit-ink)" strokeWidth="3" d="M2 76h88" />
      <circle cx="86" cy="61" r="2.6" fill="var(--lit)" />
      <path fill="var(--kit-ink)" d="M20 20h22l-4 6H24z" />
    </svg>
  )
}

/** A tram with its bow and a bell. */
export function Tram() {
  return (
    <svg viewBox="0 0 96 84" className={styles.engine} aria-hidden="true">
      <path fill="none" stroke="var(--kit-ink)" strokeWidth="3" d="M34 4h28M48 4l-10 14h20z" />
      <path fill="var(--mint)" stroke="#fff" strokeWidth="2" d="M8 26q40-14 80 0v42H8z" />
      <path fill="#fff" d="M8 50h80v6H8z" />
      <path fill="var(--lit)" d="M14 31h18v16H14zM39 31h18v16H39zM64 31h18v16H64z" />
      <circle cx="48" cy="61" r="4.5" fill="var(--lit)" stroke="var(--kit-ink)" strokeWidth="1.6" />
      <path fill="var(--kit-ink)" d="M4 66h88v6H4z" />
      <g fill="var(--kit-ink)" stroke="#fff" strokeWidth="2">
        <circle cx="28" cy="75" r="7" />
        <circle cx="68" cy="75" r="7" />
      </g>
    </svg>
  )
}
