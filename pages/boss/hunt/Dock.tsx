import { getInHallBoard } from '#shared/api/boss'
import { Button } from '#shared/kit/button'
import { address } from '#shared/runtime/address'
import { bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import { useQuery } from '#shared/runtime/request'
import styles from './Dock.module.css'
import type zh from './locales/zh.json'

/** The hall takes no part, there is none with that id, or that is no id at all. */
const NOT_IN_THE_HUNT = [2007, 4040, 5001]
const ONE = { pageNum: 1, pageSize: 1 }

/**
 * The hall from which I strike: that of the address if it takes part, else where I struck last, else the best one. Its
 * `roomId` is '' where no hall takes part. Each is asked for by itself: the board of halls comes page by page.
 */
function useStrikeHall() {
  const { roomId } = address()
  const named = useQuery(getInHallBoard, { roomId, ...ONE }, { enabled: roomId !== '' })
  const another = roomId === '' || NOT_IN_THE_HUNT.includes(named.error?.code ?? 0)
  const mine = useQuery(getInHallBoard, ONE, { enabled: another })
  return another ? mine : named
}

/** At the lower edge, in the app: the way to where gifts are given, which are the blows. */
export function Dock() {
  const t = useT<typeof zh>()
  const common = useT<typeof runtime>('runtime')
  const { data: hall, status, refetch } = useStrikeHall()
  const none = hall?.roomId === ''
  const failed = !hall && status !== 'loading'
  return (
    <aside className={styles.space}>
      <div className={styles.dock} data-expose="dock">
        <p className={styles.text}>
          {none || failed ? (
            <small>{t(none ? 'dock.noHall' : 'dock.failed')}</small>
          ) : (
            <>
              <small>{t('dock.hall')}</small>
              <bdi>{hall?.roomName ?? '…'}</bdi>
            </>
          )}
        </p>
        {failed ? (
          <Button size="l" look="ghost" track="retry" onClick={() => void refetch()}>
            {common('common.retry')}
          </Button>
        ) : (
          <Button
            size="l"
            track="attack"
            busy={!hall}
            reason={none ? t('halls.none') : undefined}
            onClick={() => hall && void bridge.jumpRoom(hall.roomId)}
          >
            {t('dock.attack')}
          </Button>
        )}
      </div>
    </aside>
  )
}
