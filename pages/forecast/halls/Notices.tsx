import { useEffect, useState } from 'react'
import type { HallEvent } from '#shared/api/hall-event'
import { getImMessage, getLastMessageTime, type RoomMessage } from '#shared/api/room-message'
import { Feed } from '#shared/campaign/feed'
import { PersonDoor } from '#shared/campaign/way'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Notices.module.css'

/** Polling interval for newer messages, in ms. */
const ASK_MS = 20_000

/** Recent messages of a hall, in a sheet. */
export function Notices({ hall, onClose }: { hall: HallEvent['hall'] | undefined; onClose: () => void }) {
  const t = useT<typeof zh>()
  // the last one stays while the sheet leaves
  const [shown, setShown] = useState(hall)
  if (hall && hall !== shown) setShown(hall)
  return (
    <Sheet
      tall
      open={hall !== undefined}
      title={shown?.name ?? t('listen')}
      onClose={onClose}
      expose="notices"
    >
      {shown && <Messages key={shown.roomId} roomId={shown.roomId} />}
    </Sheet>
  )
}

/** New messages do not move the list: a button announces them, and a tap loads them. */
function Messages({ roomId }: { roomId: string }) {
  const t = useT<typeof zh>()
  const list = usePaged(getImMessage, { roomId }, 30)
  const [newest] = list.items
  const last = useQuery(getLastMessageTime, { roomId }, { pollMs: ASK_MS, enabled: newest !== undefined })
  // to the second, as the header has it
  const newer = (last.data?.modifiedAt ?? 0) >= Math.ceil(((newest?.at ?? 0) + 1) / 1000) * 1000
  const [asked, ask] = useState(false)
  useEffect(() => {
    if (!newer) ask(false)
  }, [newer])
  return (
    <>
      <div className={styles.newer} role="status">
        {newer && (
          <Button
            size="s"
            track="newer"
            busy={asked}
            onClick={() => {
              ask(true)
              void list.refetch().then(() => ask(false))
            }}
          >
            {t('newer')}
          </Button>
        )}
      </div>
      <Feed
        list={list}
        label={t('listen')}
        waiting={{ height: 44, lines: 6, className: styles.waits }}
        emptyText={t('silent')}
        keyOf={({ id }) => id}
        row={(message) => <Message message={message} />}
        className={styles.messages}
      />
    </>
  )
}

function Message({ message }: { message: RoomMessage }) {
  const { from, at, kind, text } = message
  return (
    <li className={styles.message} data-kind={kind}>
      {from && <Avatar src={from.portrait} name={from.nickname} size={32} className={styles.face} />}
      <p>
        {from && (
          <PersonDoor userId={from.userId} className={styles.who}>
            <bdi>{from.nickname}</bdi>
          </PersonDoor>
        )}
        <bdi>{text}</bdi>
      </p>
      <time>{formatDate(at, 'time')}</time>
    </li>
  )
}
