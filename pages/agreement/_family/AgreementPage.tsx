import { type ReactNode, useEffect, useState } from 'react'
import type { AgreementName } from '#shared/features/agreement'
import { agree } from '#shared/features/agreement'
import { Button } from '#shared/kit/button'
import { LanguageSwitch } from '#shared/kit/language-switch'
import { Segmented } from '#shared/kit/segmented'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate, sitePath } from '#shared/runtime/navigate'
import { storage } from '#shared/runtime/storage'
import styles from './AgreementPage.module.css'
import type zh from './locales/zh.json'

/** One version of an agreement, in force from `from` until the next one. */
export interface Version {
  /** Day on which it takes effect in the product's zone, as '2026-10-01': its id in addresses too. */
  from: string
  /** Its sections by their keys below `sections` in the page's words. */
  sections: readonly string[]
}

type Text = { title: string; lead: string; sections: Record<string, { title: string; text: string }> }

const INKS: Record<AgreementName, string | undefined> = { service: styles.service, privacy: styles.privacy }

const LARGE_TYPE = 'largeType'

/**
 * An agreement, whose full text is in the page: no request is sent. `?version=2025-06-01` opens an earlier version;
 * `?agree=1&back=/login` asks for consent in a flow and leads back to it.
 * @param versions the current one first.
 */
export function AgreementPage(props: {
  name: AgreementName
  versions: readonly [Version, ...Version[]]
  art: ReactNode
}) {
  const t = useT<Text>()
  const family = useT<typeof zh>('family')
  const { name, versions, art } = props
  const [current] = versions
  const [from, setFrom] = useState(current.from)
  const [large, setLarge] = useState(false)
  useEffect(() => {
    const asked = address().param('version')
    if (versions.some((each) => each.from === asked)) setFrom(asked)
    setLarge(storage.read(LARGE_TYPE) === 'on')
  }, [versions])
  const enlarge = () => {
    storage.write(LARGE_TYPE, large ? 'off' : 'on')
    setLarge(!large)
  }
  const at = versions.findIndex((each) => each.from === from)
  const { sections } = versions[at] ?? current
  const dayOf = (version: Version) => formatDate(Date.parse(`${version.from}T00:00:00+08:00`), 'date')
  const next = versions[at - 1]
  return (
    <ThemeRoot className={`${styles.page} ${INKS[name]}`}>
      <header className={styles.hero}>
        {art}
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <LanguageSwitch />
      </header>
      <section className={styles.paper} data-large={large || undefined} data-expose="agreement">
        <div className={styles.tools}>
          <Segmented
            label={family('versions')}
            options={versions.map((each) => ({ id: each.from, label: dayOf(each) }))}
            value={from}
            onChange={setFrom}
            track="agreement-version"
            className={styles.versions}
          />
          <Button look="ghost" size="s" track="large-type" aria-pressed={large} onClick={enlarge}>
            {family('large')}
          </Button>
        </div>
        <p className={styles.force} data-old={next ? '' : undefined} role="status">
          {next
            ? family('replaced', { day: dayOf(next) })
            : family('inForce', { day: dayOf(versions[at] ?? current) })}
        </p>
        <nav aria-label={family('contents')} className={styles.contents}>
          <h2>{family('contents')}</h2>
          <ol>
            {sections.map((key) => (
              <li key={key}>
                <a href={`#${key}`} data-track="contents">
                  {t(`sections.${key}.title`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((key, place) => (
          <section key={key} id={key} className={styles.section}>
            <h2>
              <b aria-hidden="true">{place + 1}</b>
              {t(`sections.${key}.title`)}
            </h2>
            {t(`sections.${key}.text`)
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </section>
        ))}
      </section>
      <AgreeDock name={name} version={current.from} old={!!next} />
    </ThemeRoot>
  )
}

/** "Agree", where a flow asked for it, and the way back to that flow. Only the version in force can be agreed to. */
function AgreeDock(props: { name: AgreementName; version: string; old: boolean }) {
  const t = useT<typeof zh>('family')
  const [asked, setAsked] = useState(false)
  useEffect(() => setAsked(address().param('agree') === '1'), [])
  if (!asked) return null
  const confirm = () => {
    agree(props.name, props.version)
    leave()
  }
  return (
    <div className={styles.dock} data-expose="agree">
      <Button look="quiet" track="disagree" onClick={leave}>
        {t('notNow')}
      </Button>
      <Button
        className={styles.agree}
        track="agree"
        reason={props.old ? t('readCurrent') : undefined}
        onClick={confirm}
      >
        {t('agree')}
      </Button>
    </div>
  )
}

/** Back to the flow: to the very page that was left, which may hold what was typed, where this tab came from there. */
function leave(): void {
  const back = sitePath(address().param('back')) ?? '/'
  if (document.referrer.startsWith(`${location.origin}/`) && history.length > 1) history.back()
  else navigate.replace(back)
}
