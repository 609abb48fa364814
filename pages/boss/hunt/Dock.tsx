import { Button } from '#shared/kit/button'
import { bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import styles from './Dock.module.css'
import type zh from './locales/zh.json'
import { useStrikeHall } from './use-strike-hall.ts'

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
