import { useState } from 'react'
import {
  getRecallableBosses,
  getRecalledBosses,
  type RecallableBoss,
  sendRecallMessage,
} from '#shared/api/boss-recall'
import { Feed, FeedSheet } from '#shared/campaign/feed'
import { useNewDay } from '#shared/campaign/phase'
import { update, useMutation } from '#shared/features/mutation'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Line } from '#shared/kit/line'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import { EndlessList } from '#shared/ui/list'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import { Boss } from './Boss.tsx'
import styles from './Bosses.module.css'
import { WriteSheet } from './WriteSheet.tsx'

/** Those who stayed away, the dearest first, each with the letter that calls; and who came back by it. */
export function Bosses(props: { reason: string; recalled: number; onSent: () => void }) {
  const t = useT<typeof zh>()
  const { list, messages, letters, sendingTo, send } = useBosses(props.onSent)
  const [writingTo, writeTo] = useState<RecallableBoss>()
  useNewDay(list.first)
  const [shown, show] = useState(false)
  // bosses who have come back meanwhile are listed as returned
  const away = list.items.filter(({ state }) => state !== 'recalled')
  const used = messages?.left === 0 ? t('bosses.used') : ''
  return (
    <Plate
      title={t('bosses.title')}
      aside={messages && t('bosses.left', { left: messages.left, count: messages.total })}
      expose="bosses"
    >
      {props.recalled > 0 && (
        <Button look="ghost" block className={styles.recalled} track="recalled" onClick={() => show(true)}>
          {t('recalled.open', { count: props.recalled })}
        </Button>
      )}
      <Feed
        list={{ ...list, items: away }}
        label={t('bosses.title')}
        keyOf={({ userId }) => userId}
        row={(boss) => (
          <li>
            <Boss
              boss={boss}
              reason={props.reason || used}
              busy={sendingTo === boss.userId}
              onWrite={() => writeTo(boss)}
              onCooled={() => void list.refetch()}
            />
          </li>
        )}
        waiting={{ height: 92, lines: 4, className: styles.skeleton }}
        isEmpty={() => !away.length && list.done}
        emptyText={t('bosses.none')}
        above={({ cooldownHours }) => (
          <p className={styles.note}>{t('bosses.note', { count: cooldownHours })}</p>
        )}
        more={{ text: t('bosses.more') }}
      />
      <WriteSheet
        boss={writingTo}
        letters={letters}
        left={messages?.left ?? 0}
        busy={sendingTo !== ''}
        onSend={(userId, letterId) => void send(userId, letterId).then(() => writeTo(undefined))}
        onClose={() => writeTo(undefined)}
      />
      <Recalled open={shown} onClose={() => show(false)} />
    </Plate>
  )
}

/** Who came back to me: since when, what they gave since, and what their return paid. */
function Recalled({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  return (
    <FeedSheet
      open={open}
      title={t('recalled.title')}
      onClose={onClose}
      expose="recalled"
      endpoint={getRecalledBosses}
      endless={{ by: EndlessList, whole: true }}
      keyOf={({ userId }) => userId}
      row={(boss) => (
        <Line
          className={styles.returned}
          face={<Avatar src={boss.portrait} name={boss.nickname} size={40} />}
          name={boss.nickname}
          note={
            <>
              {t('recalled.since', { time: formatDate(boss.recalledAt, 'minute') })} ·{' '}
              {t('recalled.given', { coins: formatAmount(boss.given) })} ·{' '}
              {t('recalled.signed', { count: boss.signed })}
            </>
          }
          figure={`+${formatAmount(boss.earned)}`}
        />
      )}
      waiting={{ height: 56, lines: 4 }}
    />
  )
}

interface Sent {
  /** The first page as it was then: a later one knows better. */
  over: unknown
  bosses: Record<string, RecallableBoss>
  messages?: { left: number; total: number }
}

/** The bosses whom I can call back, with what was sent since the list was read. One message at a time. */
function useBosses(onSent: () => void) {
  const t = useT<typeof zh>()
  const list = usePaged(getRecallableBosses, {})
  const [kept, setKept] = useState<Sent>({ over: undefined, bosses: {} })
  const over = list.first.data
  const sent: Sent = kept.over === over ? kept : { over, bosses: {} }
  const { run, acting } = useMutation(sendRecallMessage, {
    // what is on its way then knows nothing of it
    updates: [update(list.first, () => (now) => now)],
    refetch: list.refetch,
    onSuccess({ boss, messages }, { input, again }) {
      toast.tip(t('bosses.sent'))
      setKept({ over, bosses: { ...sent.bosses, [input.userId]: boss }, messages })
      onSent()
      // the answer of an earlier asking: the list knows better
      if (again) return list.refetch()
    },
  })
  return {
    list: { ...list, items: list.items.map((boss) => sent.bosses[boss.userId] ?? boss) },
    messages: sent.messages ?? over?.messages,
    letters: over?.letters ?? [],
    sendingTo: acting ?? '',
    send: (userId: string, letterId: string) => run({ userId, letterId }, userId),
  }
}
