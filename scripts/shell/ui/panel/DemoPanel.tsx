import type { FieldsProps } from '../../link.ts'
import { Choice } from '../parts/Choice.tsx'
import styles from './Panel.module.css'
import { LANGUAGE_WORDS, optionsOf, SCREEN_WORDS } from './panel-text.ts'

/** Settings of a demo, which has no server, client or URL. */
export function DemoPanel({ settings, change }: Pick<FieldsProps, 'settings' | 'change'>) {
  return (
    <div className={`${styles.panel} ${styles.demo}`}>
      <Choice
        label="Language"
        value={settings.language}
        options={optionsOf(LANGUAGE_WORDS)}
        onChange={(language) => change({ language })}
      />
      <Choice
        label="Screen"
        value={settings.screen}
        options={optionsOf(SCREEN_WORDS)}
        onChange={(screen) => change({ screen })}
      />
    </div>
  )
}
