import { useState } from 'react'
import type { Festival } from '#shared/api/festival'
import { type Letters, openLetter, writeLetter } from '#shared/api/festival-pairs'
import { Pair, PairSkeleton } from '#shared/campaign/pair'
import { useNewDay, useOnChange } from '#shared/campaign/phase'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { LoginPitch } from '#shared/kit/login-pitch'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type family from '../_family/locales/zh.json'
import type zh from './locales/zh.json'
import styles from './Post.module.css'

/** Letters between two: mine of today to be written, theirs to be opened, all of them to be read again. */
export function Post(props: { festival: Festival; call: Query<Festival>; letters: Query<Letters> }) {
  const { festival, call, letters } = props
  const t = useT<typeof zh>()
  useNewDay(letters)
  // what came by the other one's letter, too
  useOnChange(letters.data?.bothToday ? 1 : 0, () => void call.refetch())
  return (
    <section className={styles.post} data-expose="letters">
      <StateView
        call={letters}
        skeleton={<PostSkeleton />}
        pitch={<LoginPitch points={[t('guest.one'), t('guest.two')]} />}
      >
        {(data) => (
          <>
            <Pair me={data.me} partner={data.partner}>
              <Heart full={data.bothToday} />
              <span>{t(data.bothToday ? 'both' : 'bonus', { count: data.bonus })}</span>
            </Pair>
            {data.partner && festival.phase === 'running' && (
              <Write data={data} letters={letters} call={call} />
            )}
            {data.partner && <Box data={data} letters={letters} />}
          </>
        )}
      </StateView>
    </section>
  )
}

/** Two portraits, a blank sheet, and letters that cannot be read yet. */
export const PostSkeleton = () => (
  <div className={styles.post} aria-hidden="true">
    <PairSkeleton />
    <div className={styles.sheet} />
    <ol className={styles.box}>
      <li>
        <Skeleton width={150} lines={2} />
      </li>
      <li data-from="me">
        <Skeleton width={150} lines={2} />
      </li>
    </ol>
  </div>
)

/** The letter of today. */
function Write({ data, letters, call }: { data: Letters; letters: Query<Letters>; call: Query<Festival> }) {
  const t = useT<typeof zh>()
  const common = useT<typeof family>('family')
  const own = useT<{ token: string }>()
  const [text, setText] = useState('')
  const { run, busy } = useMutation(writeLetter, {
    updates: [update(letters, (answer) => answer.letters), update(call, (answer) => answer.festival)],
    onSuccess(answer) {
      setText('')
      const both = answer.letters.bothToday
      toast.tip(both ? common('tasks.claimed', { token: own('token'), count: data.bonus }) : t('sent'))
    },
  })
  if (!data.canWrite) return <p className={styles.written}>{t('tomorrow')}</p>
  const send = async () => {
    if (!text.trim()) return toast.tip(t('first'))
    await run({ text: text.trim() })
  }
  return (
    <Form onSubmit={send} className={styles.write}>
      <textarea
        name="letter"
        aria-label={t('label')}
        placeholder={t('label')}
        maxLength={data.length}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button block type="submit" track="send-letter" busy={busy}>
        {t('send')}
      </Button>
    </Form>
  )
}

/** All letters, newest first; theirs is sealed until I open it. */
function Box({ data, letters }: { data: Letters; letters: Query<Letters> }) {
  const t = useT<typeof zh>()
  const { run, acting } = useMutation(openLetter, { updates: [update(letters, (answer) => answer)] })
  const opened = data.letters.filter((letter) => letter.from === 'them' && letter.opened).length
  if (!data.letters.length) return <p className={styles.written}>{t('none')}</p>
  return (
    <ol className={styles.box} aria-label={t('box')} data-opened={opened || undefined}>
      {data.letters.map(({ id, from, text, at, opened: isOpen }) => (
        <li key={id} data-from={from}>
          <small>
            {t(from === 'me' ? 'mine' : 'theirs')} · {formatDate(at, 'minute')}
          </small>
          {from === 'them' && !isOpen ? (
            <Button
              size="s"
              track="open-letter"
              busy={acting === id}
              onClick={() => void run({ letterId: id }, id)}
            >
              {t('open')}
            </Button>
          ) : (
            <p>
              <bdi>{text}</bdi>
            </p>
          )}
          {from === 'me' && <em>{t(isOpen ? 'read' : 'waiting')}</em>}
        </li>
      ))}
    </ol>
  )
}

const Heart = ({ full }: { full: boolean }) => (
  <svg viewBox="0 0 24 24" className={styles.heart} data-full={full || undefined} aria-hidden="true">
    <path d="M12 20.500S3.500 15 3.500 9.200A4.700 4.700 0 0 1 12 6.600a4.700 4.700 0 0 1 8.500 2.600c0 5.800-8.500 11.300-8.500 11.300z" />
  </svg>
)
