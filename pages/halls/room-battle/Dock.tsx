import type { Battle } from '#shared/api/room-battle'
import { Button } from '#shared/kit/button'
import { bridge } from '#shared/runtime/bridge'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Dock.module.css'
import type zh from './locales/zh.json'
import { isOver } from './merge-battle.ts'

/** At the lower edge: what I gave so far, and the way to where gifts are given, in the app alone. */
export function Dock({ battle }: { battle: Battle }) {
  const t = useT<typeof zh>()
  const { mine, home } = battle
  return (
    <aside className={styles.space}>
      <div className={styles.dock} data-expose="dock">
        <p className={styles.mine}>
          {mine ? (
            <>
              <b>{t('dock.gave', { points: formatStatistic(mine.score) })}</b>
              <small>{t('dock.rank', { rank: mine.rank })}</small>
            </>
          ) : (
            <small>{t(isOver(battle) ? 'dock.missed' : 'dock.nothing')}</small>
          )}
        </p>
        <Button track="support" onClick={() => void bridge.jumpRoom(home.roomId)}>
          {t(isOver(battle) ? 'dock.enter' : 'dock.support')}
        </Button>
      </div>
    </aside>
  )
}
