import type { BossHall, BossPrize } from '#shared/api/boss'
import { Button } from '#shared/kit/button'
import { address } from '#shared/runtime/address'
import { bridge } from '#shared/runtime/bridge'
import { formatNumberTruncated } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Dock.module.css'
import type zh from './locales/zh.json'

/** The hall from which I strike: the one I came from, else where I struck before, else the first of the board. */
function hallOf(halls: readonly BossHall[]): BossHall | undefined {
  const { roomId } = address()
  return halls.find((hall) => hall.roomId === roomId) ?? halls.find(({ mine }) => mine) ?? halls[0]
}

/** At the lower edge, in the app: the way to where gifts are given, which are the blows. */
export function Dock({ halls, mine }: { halls: readonly BossHall[]; mine: BossPrize['mine'] | undefined }) {
  const t = useT<typeof zh>()
  const hall = hallOf(halls)
  return (
    <aside className={styles.space}>
      <div className={styles.dock} data-expose="dock">
        <p className={styles.text}>
          {hall ? (
            <>
              <small>{t('dock.hall')}</small>
              <bdi>{hall.name}</bdi>
            </>
          ) : (
            <small>
              {mine ? t('dock.dealt', { damage: formatNumberTruncated(mine.damage) }) : t('dock.noHall')}
            </small>
          )}
        </p>
        <Button
          size="l"
          track="attack"
          reason={hall ? undefined : t('halls.none')}
          onClick={() => hall && void bridge.jumpRoom(hall.roomId)}
        >
          {t('dock.attack')}
        </Button>
      </div>
    </aside>
  )
}
