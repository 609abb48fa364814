import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type { Edition } from '../edition.ts'
import type zh from '../locales/zh.json'
import { Tin } from '../tin/Tin.tsx'
import { toneOf } from '../tin/tones.ts'
import styles from './OwnBox.module.css'

/** The way on for who came by somebody's link: a box of one's own. */
export function OwnBox({ edition, mine }: { edition: Edition; mine?: boolean }) {
  const t = useT<typeof zh>('family')
  return (
    <aside className={styles.own} data-expose="own-box">
      <div className={styles.tin}>
        <Tin tone={toneOf(edition.kind, 3)} />
      </div>
      <div className={styles.words}>
        <p>{t(mine ? 'own.mine' : 'own.title')}</p>
        <Button size="s" track="own-box" onClick={() => navigate.to(edition.path)}>
          {t(mine ? 'own.back' : 'own.go')}
        </Button>
      </div>
    </aside>
  )
}
