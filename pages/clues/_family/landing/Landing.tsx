import { useEffect, useRef, useState } from 'react'
import { getClue } from '#shared/api/media-clue'
import { toDownload } from '#shared/features/download'
import { useLanding } from '#shared/features/report'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import { Art, type Audience, type LandingWords } from './Art.tsx'
import { CallBack } from './CallBack.tsx'
import styles from './Landing.module.css'

const KEYS = ['one', 'two', 'three'] as const

/** Where an advertisement leads: what one gets, how it goes on, and a form to be called back. */
export function Landing({ audience }: { audience: Audience }) {
  const t = useT<LandingWords>()
  const form = useRef<HTMLDivElement>(null)
  const own = useQuery(getClue, { audience })
  const [sent, setSent] = useState(false)
  const there = own.data?.clue
  const done = sent || !!there
  const noApp = useNoApp()
  useLanding(`media_${audience}_landing`)
  // the note is shorter than the form it replaces
  useEffect(() => {
    if (sent) form.current?.scrollIntoView({ block: 'center' })
  }, [sent])
  const toForm = () => {
    form.current?.scrollIntoView({ block: 'center' })
    form.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <ThemeRoot className={`${styles.theme} ${audience === 'boss' ? styles.boss : ''}`}>
      <header className={styles.hero}>
        <p className={styles.over}>{t('over')}</p>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Art audience={audience} />
        {!done && (
          <Button size="l" block track="to-form" className={styles.act} onClick={toForm}>
            {t('act')}
          </Button>
        )}
      </header>
      <div ref={form} className={styles.form} data-sent={done || undefined}>
        {done ? (
          <section className={styles.sent} data-expose="sent" role="status">
            <h2>{t('sent')}</h2>
            {there && <p translate="no">{there.contact}</p>}
            <p>{t('sentNote')}</p>
            <Button block track="next" onClick={() => (noApp ? toDownload() : navigate.to('/index'))}>
              {t(noApp ? 'download' : 'visit')}
            </Button>
          </section>
        ) : (
          <CallBack
            audience={audience}
            refetch={own.refetch}
            onSent={() => {
              setSent(true)
              void own.refetch()
            }}
          />
        )}
      </div>
      <ul className={styles.points}>
        {KEYS.map((key) => (
          <li key={key}>
            <b>{t(`points.${key}.title`)}</b>
            <span>{t(`points.${key}.text`)}</span>
          </li>
        ))}
      </ul>
      <section className={styles.steps}>
        <h2>{t('stepsTitle')}</h2>
        <ol>
          {KEYS.map((key) => (
            <li key={key}>{t(`steps.${key}`)}</li>
          ))}
        </ol>
      </section>
    </ThemeRoot>
  )
}
