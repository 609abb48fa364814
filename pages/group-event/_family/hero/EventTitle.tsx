import type { CSSProperties } from 'react'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { EditionWords } from '../edition.ts'
import { useEdition } from '../use-edition.ts'
import { widthOf } from '../width-of.ts'

/** The date's name in its lockup; a seal; from when to when. */
export function EventTitle({ startAt, endAt }: { startAt: number | undefined; endAt: number | undefined }) {
  const t = useT<EditionWords>()
  const { lockup, Filters } = useEdition()
  const main = t('title.main')
  return (
    <div className={lockup.block}>
      {Filters && <Filters />}
      <p className={lockup.dates}>
        {startAt !== undefined &&
          endAt !== undefined &&
          `${formatDate(startAt, 'day')} – ${formatDate(endAt, 'day')}`}
      </p>
      <h1 className={lockup.title}>
        <span className={lockup.lead}>{t('title.lead')}</span>{' '}
        <span
          className={lockup.main}
          style={{ '--ems': widthOf(main, 0.56).toFixed(1), '--letters': [...main].length } as CSSProperties}
        >
          {lockup.letter ? <Letters text={main} styles={lockup} /> : main}
        </span>
      </h1>
      <span className={lockup.seal} aria-hidden="true">
        <span>{t('title.seal')}</span>
      </span>
    </div>
  )
}

/** Each letter by itself, `--off` from the middle, -1 to 1; read as one text. */
function Letters({ text, styles }: { text: string; styles: Readonly<Record<string, string>> }) {
  const letters = [...text]
  const middle = (letters.length - 1) / 2 || 1
  return (
    <>
      <span className={styles.whole}>{text}</span>
      <span aria-hidden="true">
        {letters.map((letter, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter has no other identity
            key={at}
            className={letter === ' ' ? undefined : styles.letter}
            style={{ '--off': (at / middle - 1).toFixed(2) } as CSSProperties}
          >
            {letter === ' ' ? '\u00a0' : letter}
          </span>
        ))}
      </span>
    </>
  )
}
