import type { SeasonDay, Tutorial } from '#shared/api/warlord'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Tutorials.module.css'

/** A day's lessons; each opens in the reader. */
export function Tutorials(props: { day: SeasonDay; onOpen: (tutorial: Tutorial) => void }) {
  const t = useT<typeof zh>()
  const { tutorials, state } = props.day
  if (!tutorials.length) return null
  return (
    <>
      <h3 className={styles.heading}>{t(state === 'today' ? 'tutorials.today' : 'tutorials.title')}</h3>
      <ul className={styles.list}>
        {tutorials.map((tutorial) => (
          <li key={tutorial.id}>
            <button
              type="button"
              className={styles.tutorial}
              data-read={tutorial.read || undefined}
              data-track="tutorial"
              onClick={() => props.onOpen(tutorial)}
            >
              <span className={styles.text}>
                <b>{tutorial.title}</b>
                <span>{tutorial.summary}</span>
                <RewardLine inline draw={drawPrize} rewards={[tutorial.reward]} />
              </span>
              <span className={styles.state}>
                {tutorial.read ? t('tutorials.read') : t('tutorials.minutes', { count: tutorial.minutes })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
