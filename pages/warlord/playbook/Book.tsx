import { useEffect, useEffectEvent, useState } from 'react'
import type { KnowledgeArticle, KnowledgeEntry } from '#shared/api/knowledge'
import { Button } from '#shared/kit/button'
import { address } from '#shared/runtime/address'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Book.module.css'
import type zh from './locales/zh.json'
import { loadMarks, markOf, type ReadMarks, saveMarks } from './read-marks.ts'
import { Reader } from './reader/Reader.tsx'

/** The contents with what was read, and the reader over it. `?id=103` opens that chapter. */
export function Book({ book, onGone }: { book: KnowledgeArticle; onGone: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const [marks, setMarks] = useState(loadMarks)
  const [openId, openChapter] = useState('')
  const [shown, setShown] = useState('')
  const show = (id: string) => {
    openChapter(id)
    setShown(id)
  }
  const close = () => openChapter('')
  const arrive = useEffectEvent(() => {
    const asked = address().param('id')
    if (asked) show(asked)
  })
  useEffect(() => arrive(), [])
  const chapters = book.related
  const keep = (id: string, updatedAt: number) => {
    const next: ReadMarks = { ...marks, [id]: updatedAt }
    setMarks(next)
    saveMarks(next)
  }
  const read = chapters.filter((each) => markOf(each, marks) === 'read').length
  const next = chapters.find((each) => markOf(each, marks) !== 'read')
  return (
    <>
      <p className={styles.summary}>{book.summary}</p>
      <div className={styles.way}>
        <p>
          <b>{read}</b>/{chapters.length}
          <span>{t('progress')}</span>
        </p>
        {next ? (
          <Button size="s" track="chapter-continue" onClick={() => show(next.id)}>
            {t(read ? 'continue' : 'begin')}
          </Button>
        ) : (
          <em>{t('all')}</em>
        )}
      </div>
      <ol>
        {chapters.map((chapter, at) => (
          <Chapter
            key={chapter.id}
            chapter={chapter}
            at={at}
            mark={markOf(chapter, marks)}
            onOpen={() => show(chapter.id)}
          />
        ))}
      </ol>
      <p className={styles.updated}>{t('updated', { date: formatDate(book.updatedAt, 'date') })}</p>
      {shown && (
        <Reader
          key={shown}
          id={shown}
          open={openId !== ''}
          chapters={chapters}
          onRead={keep}
          onGone={onGone}
          onOpen={show}
          onClose={close}
        />
      )}
    </>
  )
}

/** A line of the contents: number, title, and the seal of what was read. */
function Chapter(props: {
  chapter: KnowledgeEntry
  at: number
  mark: ReturnType<typeof markOf>
  onOpen: () => void
}) {
  const t = useT<typeof zh>()
  const { chapter, at, mark } = props
  return (
    <li className={styles.chapter} data-mark={mark}>
      <button type="button" data-track="chapter" onClick={props.onOpen}>
        <b className={styles.number} aria-hidden="true">
          {t('numerals').split(' ')[at] ?? at + 1}
        </b>
        <span className={styles.text}>
          <bdi>{chapter.title}</bdi>
          <small>
            <bdi>{chapter.summary}</bdi>
          </small>
        </span>
        {mark !== 'unread' && <span className={styles.seal}>{t(mark === 'read' ? 'read' : 'changed')}</span>}
      </button>
    </li>
  )
}
