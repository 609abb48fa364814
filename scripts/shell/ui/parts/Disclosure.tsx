import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

/** Fields that few people need, folded behind their name. */
export function Disclosure({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        <Icon name="chevron" size={12} />
        {title}
        <span>{note}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
