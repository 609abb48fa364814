import { getKnowledge } from '#shared/api/knowledge'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import theme from '../_family/theme.module.css'
import { Book } from './Book.tsx'
import { Hero } from './Hero.tsx'
import type zh from './locales/zh.json'
import styles from './PlaybookPage.module.css'

/** The article whose further reading are the chapters, in their order. */
const PLAYBOOK = { id: '100' }

/** The captain's playbook, on an unrolled scroll: its chapters, and which of them were read on this phone. */
export function PlaybookPage() {
  const t = useT<typeof zh>()
  const contents = useQuery(getKnowledge, PLAYBOOK)
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Hero />
      <section className={styles.paper} data-expose="contents">
        <StateView
          call={contents}
          skeleton={<Skeleton height={76} lines={5} className={styles.row} />}
          isEmpty={({ related }) => related.length === 0}
          emptyText={t('empty')}
        >
          {(book) => <Book book={book} onGone={contents.refetch} />}
        </StateView>
      </section>
      <i className={styles.foot} />
      <OpenInApp />
    </ThemeRoot>
  )
}
