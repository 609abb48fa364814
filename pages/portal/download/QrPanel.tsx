import { correction, generate } from 'lean-qr'
import { useMemo } from 'react'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './QrPanel.module.css'

/** On a computer: the same page for the phone, by its camera. */
export function QrPanel({ link }: { link: string }) {
  const t = useT<typeof zh>()
  const { size, path } = useMemo(() => pathOf(link), [link])
  return (
    <section className={styles.panel} data-expose="qr">
      <svg
        className={styles.code}
        viewBox={`-3 -3 ${size + 6} ${size + 6}`}
        role="img"
        aria-label={t('qr.name')}
      >
        <rect x="-3" y="-3" width={size + 6} height={size + 6} rx="3" fill="#fff" />
        <path d={path} fill="#170f33" shapeRendering="crispEdges" />
      </svg>
      <p className={styles.text}>{t('qr.text')}</p>
    </section>
  )
}

function pathOf(link: string): { size: number; path: string } {
  const code = generate(link, { minCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
  }
  return { size: code.size, path }
}
