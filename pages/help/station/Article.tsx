import { useEffect, useEffectEvent, useState } from 'react'
import { getKnowledge, type KnowledgeArticle } from '#shared/api/knowledge'
import { Markdown } from '#shared/features/markdown'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import styles from './Article.module.css'
import type zh from './locales/zh.json'

/** The server's code for an article that was removed, or never was. */
const GONE = 4040

/** The reader: an article with what to read next. Without a connection the copy of an earlier visit is shown as such. */
export function Article(props: {
  /** '' closes it. */
  id: string
  onOpen: (id: string) => void
  onGone: () => Promise<void>
  onClose: () => void
}) {
  const t = useT<typeof zh>()
  // the text stays while the sheet leaves
  const [id, setId] = useState(props.id)
  if (props.id && props.id !== id) setId(props.id)
  const article = useQuery(getKnowledge, { id }, { enabled: id !== '' })
  const gone = article.error?.code === GONE
  const reportGone = useEffectEvent(() => void props.onGone())
  useEffect(() => {
    // the list that named it is old
    if (gone) reportGone()
  }, [gone])
  return (
    <Sheet
      open={props.id !== ''}
      title={gone || !article.data ? t('article') : article.data.title}
      onClose={props.onClose}
      expose="article"
      footer={
        gone && (
          <Button block track="article-close" onClick={props.onClose}>
            {t('others')}
          </Button>
        )
      }
    >
      {gone ? (
        <Notice mood="empty" text={t('gone')} />
      ) : (
        <StateView call={article} skeleton={<Skeleton height={18} lines={8} className={styles.line} />}>
          {(data) => <Text key={data.id} article={data} copy={!!article.error} onOpen={props.onOpen} />}
        </StateView>
      )}
    </Sheet>
  )
}

/** @param props.copy Kept from an earlier visit, since the current one failed to load. */
function Text(props: { article: KnowledgeArticle; copy: boolean; onOpen: (id: string) => void }) {
  const t = useT<typeof zh>()
  const { article } = props
  const date = formatDate(article.updatedAt, 'date')
  return (
    <article className={styles.article}>
      <p className={styles.about} data-copy={props.copy || undefined}>
        <bdi>{article.categoryName}</bdi>
        <span>{t(props.copy ? 'copy' : 'updated', { date })}</span>
      </p>
      <Markdown text={article.body} />
      {article.related.length > 0 && (
        <section className={styles.related}>
          <h3>{t('related')}</h3>
          {article.related.map(({ id, title }) => (
            <button key={id} type="button" data-track="related" onClick={() => props.onOpen(id)}>
              <bdi>{title}</bdi>
            </button>
          ))}
        </section>
      )}
    </article>
  )
}
