import { useState } from 'react'
import type { SeasonDay, Tutorial } from '#shared/api/warlord'
import { translate, useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import type zh from './locales/zh.json'
import { RewardLine } from './rewards.tsx'
import { useSeason } from './season-context.ts'
import { TutorialReader } from './TutorialReader.tsx'
import styles from './Tutorials.module.css'

/** A day's lessons; each opens in the reader. */
export function Tutorials(props: { day: SeasonDay; onRead: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const { board, sheet, show } = useSeason()
  const { tutorials, state } = props.day
  const [chosen, choose] = useState('')
  const shown =
    tutorials.find((each) => each.id === chosen) ?? tutorials.find((each) => !each.read) ?? tutorials[0]
  if (!shown) return null
  const pick = ({ id, body }: Tutorial) => {
    // A locked day keeps its text to itself.
    if (!body.length) return toast.tip(translate('runtime', 'common.notOpenYet'))
    choose(id)
    show('lesson')
  }
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
              onClick={() => pick(tutorial)}
            >
              <span className={styles.text}>
                <b>{tutorial.title}</b>
                <span>{tutorial.summary}</span>
                <RewardLine rewards={[tutorial.reward]} />
              </span>
              <span className={styles.state}>
                {tutorial.read ? t('tutorials.read') : t('tutorials.minutes', { count: tutorial.minutes })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <TutorialReader
        key={shown.id}
        open={sheet === 'lesson'}
        tutorial={shown}
        readOnly={state === 'missed' || state === 'locked' || board.season.phase !== 'running'}
        onClose={() => show(null)}
        onRead={props.onRead}
      />
    </>
  )
}
