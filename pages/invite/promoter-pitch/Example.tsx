import { useState } from 'react'
import type { PromoterTerms } from '#shared/api/invite'
import { Segmented } from '#shared/kit/segmented'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Example.module.css'
import type zh from './locales/zh.json'

/** Between two friends in a turn, so that none of them hides another: the golden angle. */
const TURN = 2.399963

/** Maximum number of drawn friends; the text states the real number. */
const MOST = 60

/**
 * What so many friends earn by the server's figures, with the assumptions; friends are drawn around me. The number is chosen
 * by a slider, or among the server's examples.
 */
export function Example({ terms }: { terms: PromoterTerms }) {
  const t = useT<typeof zh>()
  const { examples, perPerson } = terms
  const [people, choose] = useState(examples[0]?.people ?? 1)
  const most = Math.max(people, ...examples.map((each) => each.people))
  const total = examples.find((each) => each.people === people)?.total ?? people * perPerson
  const drawn = Math.max(0, Math.min(MOST, Math.floor(people)))
  const few = drawn <= 5
  return (
    <section className={styles.example} data-expose="example" aria-label={t('example.title')}>
      <svg className={styles.circle} viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="18" className={styles.me} />
        {Array.from({ length: drawn }, (_, at) => {
          const turn = few ? (at / drawn) * 2 * Math.PI - Math.PI / 2 : at * TURN
          const far = few ? 58 : 34 + 52 * Math.sqrt(at / drawn)
          const size = drawn > 20 ? 6 : few ? 15 : 10
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity
              key={at}
              className={styles.friend}
              cx={far * Math.cos(turn)}
              cy={far * Math.sin(turn)}
              r={size}
            />
          )
        })}
      </svg>
      <p className={styles.sum} role="status">
        <small>{t('example.sum', { people: formatAmount(people), each: formatAmount(perPerson) })}</small>
        <b>
          <bdi>{formatAmount(total)}</bdi> <span>{t('example.unit')}</span>
        </b>
      </p>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('example.slider')}
        aria-valuetext={t('example.people', { count: people })}
        data-track="friends"
        min={1}
        max={most}
        value={people}
        onChange={({ target }) => choose(target.valueAsNumber)}
      />
      <Segmented
        className={styles.choice}
        label={t('example.title')}
        options={examples.map((each) => ({
          id: String(each.people),
          label: t('example.people', { count: each.people }),
        }))}
        value={String(people)}
        onChange={(id) => choose(Number(id))}
        track="example"
      />
      <p className={styles.assumes}>{t('example.assumes')}</p>
    </section>
  )
}
