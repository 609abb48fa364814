import type { AnchorHTMLAttributes } from 'react'
import type { ShellPage } from '../../settings.ts'
import styles from './PageCard.module.css'
import { Weight } from './Weight.tsx'

interface PageCardProps {
  page: ShellPage
  current: boolean
  link: AnchorHTMLAttributes<HTMLAnchorElement>
}

/** A page in the directory: cover, title, paths and sizes. */
export function PageCard({ page, current, link }: PageCardProps) {
  const { id, title, paths, weight, states, size, budget } = page
  const count = Object.keys(states).length
  const more = paths.length - 1
  return (
    <a {...link} className={styles.card} aria-current={current || undefined}>
      <img src={`/__shell/cover/${id}`} alt="" loading="lazy" width={112} height={59} />
      <div className={styles.names}>
        <strong lang="en">{title.en}</strong>
        {title.zh !== title.en && (
          <span className={styles.chinese} lang="zh">
            {title.zh}
          </span>
        )}
        <code title={paths.join('\n')}>
          {paths[0]}
          {more > 0 && ` +${more}`}
        </code>
      </div>
      <div className={styles.facts}>
        <span className={styles.page}>{id.split('/')[1]}</span>
        <span>{weight}</span>
        <span>
          {count} state{count === 1 ? '' : 's'}
        </span>
        {size ? (
          <>
            <Weight name="HTML" bytes={size.html} most={budget.html} />
            <Weight name="JS" bytes={size.scripts} most={budget.scripts} />
          </>
        ) : (
          <span className={styles.unbuilt}>not built</span>
        )}
      </div>
    </a>
  )
}
