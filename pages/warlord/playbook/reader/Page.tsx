import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KnowledgeArticle } from '#shared/api/knowledge'
import { Markdown } from '#shared/features/markdown'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { readPart } from '../../_family/reading/read-part.ts'
import type zh from '../locales/zh.json'
import styles from './Page.module.css'

/** A chapter's text in a window of its own, with how much of it was read. */
export function Page({ article, onEnd }: { article: KnowledgeArticle; onEnd: () => void }) {
  const t = useT<typeof zh>()
  const box = useRef<HTMLElement>(null)
  const [part, setPart] = useState(0)
  const look = () => {
    if (box.current) setPart(Math.max(part, readPart(box.current)))
  }
  const arrive = useEffectEvent(look)
  const end = useEffectEvent(onEnd)
  useEffect(() => arrive(), [])
  useEffect(() => {
    if (part === 1) end()
  }, [part])
  return (
    <>
      <i className={styles.progress} style={{ transform: `scaleX(${part})` }} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <article className={styles.page} ref={box} onScroll={look} tabIndex={0}>
        <Markdown text={article.body} />
        <p className={styles.updated}>{t('updated', { date: formatDate(article.updatedAt, 'date') })}</p>
      </article>
    </>
  )
}
