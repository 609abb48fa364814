import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KnowledgeArticle } from '#shared/api/knowledge'
import { getKnowledge, type KnowledgeEntry } from '#shared/api/knowledge'
import { Markdown } from '#shared/features/markdown'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { readPart } from '../../_family/reading/read-part.ts'
import type zh from '../locales/zh.json'
import styles from './Reader.module.css'

/** The server's code for an article that was removed, or never was. */
const GONE = 4040

/** One chapter, read once its end has been visible; a removed one is reported. */
export function Reader(props: {
  id: string
  open: boolean
  chapters: readonly KnowledgeEntry[]
  onRead: (id: string, updatedAt: number) => void
  onGone: () => Promise<void>
  onOpen: (id: string) => void
  onClose: () => void
}) {
  const t = useT<typeof zh>()
  const { id, open, chapters } = props
  const chapter = useQuery(getKnowledge, { id }, { enabled: open })
  const at = chapters.findIndex((each) => each.id === id)
  const title = chapter.data?.title ?? chapters[at]?.title ?? t('chapter')
  const gone = Number(chapter.error?.code) === GONE
  const formatGone = useEffectEvent(() => void props.onGone())
  const listed = at >= 0
  useEffect(() => {
    // The contents that named it are old.
    if (gone && listed) formatGone()
  }, [gone, listed])
  const [before, after] = at < 0 ? [] : [chapters[at - 1], chapters[at + 1]]
  return (
    <Sheet
      open={open}
      title={gone ? t('chapter') : title}
      onClose={props.onClose}
      expose="chapter"
      footer={
        <div className={styles.turn}>
          {before && (
            <Button look="ghost" track="chapter-before" onClick={() => props.onOpen(before.id)}>
              {t('before')}
            </Button>
          )}
          {after && !gone ? (
            <Button track="chapter-next" onClick={() => props.onOpen(after.id)}>
              {t('next')}
            </Button>
          ) : (
            <Button track="chapter-close" onClick={props.onClose}>
              {t('close')}
            </Button>
          )}
        </div>
      }
    >
      {gone ? (
        <Notice mood="empty" text={t('gone')} />
      ) : (
        <StateView call={chapter} skeleton={<Skeleton height={18} lines={8} className={styles.line} />}>
          {(article) => <Page article={article} onEnd={() => props.onRead(id, article.updatedAt)} />}
        </StateView>
      )}
    </Sheet>
  )
}

/** A chapter's text in a window of its own, with how much of it was read. */
function Page({ article, onEnd }: { article: KnowledgeArticle; onEnd: () => void }) {
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
