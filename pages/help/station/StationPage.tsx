import { useEffect, useState } from 'react'
import { type KnowledgeEntry, searchKnowledge } from '#shared/api/knowledge'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Notice } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import theme from '../_family/theme.module.css'
import { Article } from './Article.tsx'
import { Hero } from './Hero.tsx'
import type zh from './locales/zh.json'
import styles from './StationPage.module.css'

/** Articles by category and word; `?id=7` opens one, `?keyword=` searches. */
export function StationPage() {
  const t = useT<typeof zh>()
  const [keyword, setKeyword] = useState('')
  const [categoryId, setCategory] = useState('')
  const [openId, setOpen] = useState('')
  const [known, setKnown] = useState<Category[]>([])
  useEffect(() => {
    setKeyword(address().param('keyword'))
    setOpen(address().param('id'))
  }, [])
  const articles = usePaged(searchKnowledge, {
    keyword: keyword || undefined,
    categoryId: categoryId || undefined,
  })
  const categories = articles.first.data?.categories
  // those of the last search stay while the next one is under way
  useEffect(() => {
    if (categories) setKnown(categories)
  }, [categories])
  const search = (next: string) => {
    setKeyword(next)
    setCategory('')
  }
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Hero keyword={keyword} onSearch={search} />
      <Categories categories={known} value={categoryId} onChange={setCategory} />
      <section className={styles.shelf} data-expose="articles" aria-label={t('articles')}>
        <Feed
          list={articles}
          label={t('articles')}
          waiting={{ height: 92, lines: 5, className: styles.waiting }}
          isEmpty={() => false}
          keyOf={({ id }) => id}
          row={(entry) => <Entry entry={entry} onOpen={() => setOpen(entry.id)} />}
          below={({ total }) =>
            total === 0 && (
              <Notice mood="empty" text={keyword ? t('nothing', { keyword }) : t('empty')}>
                {keyword && (
                  <Button look="ghost" size="s" track="show-all" onClick={() => search('')}>
                    {t('showAll')}
                  </Button>
                )}
              </Notice>
            )
          }
        />
      </section>
      <Article id={openId} onOpen={setOpen} onGone={articles.first.refetch} onClose={() => setOpen('')} />
      <OpenInApp />
    </ThemeRoot>
  )
}

function Entry({ entry, onOpen }: { entry: KnowledgeEntry; onOpen: () => void }) {
  const t = useT<typeof zh>()
  return (
    <li>
      <button type="button" className={styles.entry} data-track="article" onClick={onOpen}>
        <bdi className={styles.name}>{entry.title}</bdi>
        <bdi className={styles.summary}>{entry.summary}</bdi>
        <small>{t('updated', { date: formatDate(entry.updatedAt, 'date') })}</small>
      </button>
    </li>
  )
}

interface Category {
  id: string
  name: string
  /** How many of the articles found are of it. */
  count: number
}

/** Flags on a line: all articles, or those of one category. */
function Categories(props: {
  categories: readonly Category[]
  /** Id of the chosen one, '' for all. */
  value: string
  onChange: (id: string) => void
}) {
  const t = useT<typeof zh>()
  const sum = props.categories.reduce((total, { count }) => total + count, 0)
  const all = { id: '', name: t('all'), count: sum }
  return (
    <fieldset className={styles.line} aria-label={t('categories')}>
      <div className={styles.flags}>
        {[all, ...props.categories].map(({ id, name, count }) => (
          <button
            key={id}
            type="button"
            className={styles.flag}
            data-track="category"
            aria-pressed={id === props.value}
            onClick={() => props.onChange(id)}
          >
            <bdi>{name}</bdi> {props.categories.length > 0 && <b>{count}</b>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
