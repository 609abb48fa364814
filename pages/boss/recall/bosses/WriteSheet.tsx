import { useState } from 'react'
import type { RecallableBoss, RecallLetter } from '#shared/api/boss-recall'
import { Button } from '#shared/kit/button'
import { Sheet, useLast } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './WriteSheet.module.css'

/** One of today's letters, chosen and read before it goes: what it says, to whom, and how many are left after it. */
export function WriteSheet(props: {
  /** To whom; undefined while it is closed. */
  boss: RecallableBoss | undefined
  letters: readonly RecallLetter[]
  left: number
  busy: boolean
  onSend: (userId: string, letterId: string) => void
  onClose: () => void
}) {
  const t = useT<typeof zh>()
  const [chosen, choose] = useState('')
  const boss = useLast(props.boss)
  const { letters, left } = props
  const letter = letters.find(({ id }) => id === chosen) ?? letters[0]
  if (!boss || !letter) return null
  return (
    <Sheet
      open={props.boss !== undefined}
      title={t('write.title', { name: boss.nickname })}
      onClose={props.onClose}
      expose="write"
      footer={
        <>
          <p className={styles.left}>{t('write.left', { count: left - 1 })}</p>
          <Button
            block
            size="l"
            busy={props.busy}
            track="send-letter"
            onClick={() => props.onSend(boss.userId, letter.id)}
          >
            {t('write.send')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.letters}>
        <legend>{t('write.choose')}</legend>
        {letters.map(({ id, text }) => (
          <label key={id} data-chosen={id === letter.id || undefined}>
            <input
              type="radio"
              name="letter"
              data-track="letter"
              checked={id === letter.id}
              onChange={() => choose(id)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
    </Sheet>
  )
}
