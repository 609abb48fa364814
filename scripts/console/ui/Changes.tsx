import { useState } from 'react'
import { Fact, FactList } from '#shared/kit/fact-list'
import { Segmented } from '#shared/kit/segmented'
import { language, useT } from '#shared/runtime/i18n'
import type { PageRow, PageView, WordRow } from '../views.ts'
import styles from './console.module.css'
import { kilobytes, shortTime } from './format.ts'
import type zh from './locales/zh.json'
import { Build, Section } from './parts.tsx'

/** What the built page would change: words, pictures, bytes, and the commits behind it. */
export function Changes({ row, view, isSame }: { row: PageRow; view: PageView; isSame: boolean }) {
  const t = useT<typeof zh>()
  if (isSame) return <p className={styles.note}>{t('diff.same')}</p>
  return (
    <>
      {view.diff && (
        <Section title={t('diff.title')}>
          <FactList>
            {view.diff.changed.map(({ what, live, built }) => (
              <Fact key={what} name={<span translate="no">{what}</span>}>
                <span translate="no">
                  <del>{live || '–'}</del> <ins>{built || '–'}</ins>
                </span>
              </Fact>
            ))}
          </FactList>
          <p className={styles.note}>
            {t('diff.files', { added: view.diff.added.length, removed: view.diff.removed.length })}
          </p>
          <Weights weights={view.weights} />
        </Section>
      )}
      <Texts words={view.words} isNew={!row.live} />
      <Pictures row={row} states={view.states} />
      <Section title={t('commits.title')}>
        {view.commits.length === 0 && (
          <p className={styles.note}>{t(`commits.${view.commitsProblem || 'same'}`)}</p>
        )}
        <ol className={styles.list}>
          {view.commits.map(({ hash, subject, by, at }) => (
            <li key={hash}>
              <time dateTime={at}>{shortTime(at)}</time>
              <p translate="no">
                <code>{hash}</code> {subject} <b>{by}</b>
              </p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}

function Weights({ weights: { live, built, budget } }: Pick<PageView, 'weights'>) {
  const t = useT<typeof zh>()
  const line = (name: 'html' | 'scripts') =>
    built && (
      <Fact name={t(`weights.${name}`)} kind="figure">
        {live && `${kilobytes(live[name])} → `}
        {kilobytes(built[name])}{' '}
        {budget && <small>{t('weights.of', { budget: kilobytes(budget[name]) })}</small>}
      </Fact>
    )
  return (
    <FactList>
      {line('html')}
      {line('scripts')}
    </FactList>
  )
}

const LANGUAGES = ['zh', 'en', 'tw'] as const

function Texts({ words, isNew }: { words: WordRow[]; isNew: boolean }) {
  const t = useT<typeof zh>()
  const title = t('words.title', { count: words.length })
  if (words.length === 0 || isNew)
    return <p className={styles.note}>{t(isNew ? 'words.fresh' : 'words.none')}</p>
  return (
    <Section title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is a stop for keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              <th>{t('words.key')}</th>
              <th>简体</th>
              <th lang="en">English</th>
              <th lang="zh-TW">繁體</th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ key, texts }) => (
              <tr key={key}>
                <th translate="no">
                  <code>{key}</code>
                </th>
                {LANGUAGES.map((each) => {
                  const [before, after] = texts[each]
                  return (
                    <td
                      key={each}
                      lang={each === 'zh' ? 'zh-CN' : each === 'tw' ? 'zh-TW' : 'en'}
                      translate="no"
                    >
                      {before === after ? (
                        after
                      ) : (
                        <>
                          {before && <del>{before}</del>} {after && <ins>{after}</ins>}
                        </>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}

function Pictures({ row, states }: { row: PageRow; states: string[] }) {
  const t = useT<typeof zh>()
  const [shown, setShown] = useState<string>()
  const state = states.find((each) => each === shown)
  if (states.length === 0) return null
  const sides = [
    ['live', row.live?.build],
    ['built', row.built?.build],
  ] as const
  return (
    <Section title={t('pictures.title')} note={t('pictures.note')}>
      <div translate="no">
        <Segmented
          label={t('pictures.state')}
          options={states.map((id) => ({ id, label: id }))}
          value={state ?? ''}
          onChange={setShown}
        />
      </div>
      {state && (
        <div className={styles.pictures}>
          {sides.map(
            ([side, build]) =>
              build && (
                <Picture
                  key={`${side} ${state}`}
                  name={t(`pictures.${side}`)}
                  row={row}
                  build={build}
                  state={state}
                />
              ),
          )}
        </div>
      )}
    </Section>
  )
}

function Picture({ name, row, build, state }: { name: string; row: PageRow; build: string; state: string }) {
  const t = useT<typeof zh>()
  const [outcome, setOutcome] = useState<'loaded' | 'failed'>()
  const query = new URLSearchParams({ page: row.page, build, state, lang: language() })
  return (
    <figure>
      <figcaption>
        {name} <Build id={build} />
      </figcaption>
      {!outcome && <p role="status">{t('pictures.taking')}</p>}
      {outcome === 'failed' && <p role="alert">{t('pictures.failed')}</p>}
      <img
        src={`api/picture?${query}`}
        alt={t('pictures.alt', { name, state })}
        hidden={outcome !== 'loaded'}
        onLoad={() => setOutcome('loaded')}
        onError={() => setOutcome('failed')}
      />
    </figure>
  )
}
