import { useEffect, useRef, useState } from 'react'
import { isOver } from '#shared/api/campaign'
import type { Festival } from '#shared/api/festival'
import { type NewYear, postWish, type Wish } from '#shared/api/festival-acts'
import { Feed } from '#shared/campaign/feed'
import { update, useMutation } from '#shared/features/mutation'
import type { Paged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type family from '../_family/locales/zh.json'
import type zh from './locales/zh.json'
import styles from './Wall.module.css'

/** A wall of wishes. After each that I put up (`sent`), it comes into view, and my note flies to it. */
export function Wall<First>({ wishes, sent }: { wishes: Paged<Wish, First>; sent: number }) {
  const t = useT<typeof zh>()
  const wall = useRef<HTMLElement>(null)
  useEffect(() => {
    if (sent === 0) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    wall.current?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
  }, [sent])
  return (
    <section ref={wall} className={styles.wall} data-expose="wishes">
      <h2>{t('wall.heading')}</h2>
      <Feed
        list={wishes}
        label={t('wall.heading')}
        className={`${styles.notes} ${sent > 0 ? styles.flown : ''}`}
        keyOf={({ id }) => id}
        row={({ text, author, at, mine }) => (
          <li data-mine={mine || undefined}>
            <p>
              <bdi>{text}</bdi>
            </p>
            <small>
              {mine ? t('wall.mine') : <bdi>{author.nickname}</bdi>} · {formatDate(at, 'minute')}
            </small>
          </li>
        )}
        waiting={{ height: 88, lines: 3 }}
        emptyText={t('wall.empty')}
        more={{ track: 'wishes-more' }}
      />
    </section>
  )
}

/** The note on which I write my wish for the wall; gone once the festival is over. */
export function Note(props: {
  festival: Festival
  call: Query<Festival>
  year: Query<NewYear>
  /** The wish is on the wall. */
  onSent: () => Promise<void>
}) {
  const t = useT<typeof zh>()
  const common = useT<typeof family>('family')
  const { festival, call, year, onSent } = props
  const [text, setText] = useState('')
  const { canWish = true, wishLength = 40 } = year.data ?? {}
  const { run, busy } = useMutation(postWish, {
    updates: [update(year, (answer) => answer.newYear), update(call, (answer) => answer.festival)],
    async onSuccess() {
      setText('')
      toast.tip(t('wall.done'))
      await onSent()
    },
  })
  const reason = festival.phase === 'coming' ? common('coming') : canWish ? undefined : t('wall.tomorrow')
  const send = async () => {
    if (reason) return toast.tip(reason)
    if (!text.trim()) return toast.tip(t('wall.first'))
    await run({ text: text.trim() })
  }
  if (isOver(festival.phase)) return null
  return (
    <Form onSubmit={send} className={styles.note}>
      <input
        name="wish"
        aria-label={t('wall.label')}
        placeholder={t('wall.label')}
        maxLength={wishLength}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="s" track="send-wish" busy={busy} reason={reason}>
        {t('wall.send')}
      </Button>
    </Form>
  )
}
