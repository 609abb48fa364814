import { useState } from 'react'
import { type CpDetail, canOpenCpPhoto } from '#shared/api/cp'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Photo.module.css'
import { Wall } from './Wall.tsx'

/** The way to our photo wall, which opens at a level. */
export function Photo({ detail }: { detail: CpDetail }) {
  const t = useT<typeof zh>()
  const { level, me, partner, pairedAt } = detail
  const gate = useQuery(canOpenCpPhoto, {})
  const [open, setOpen] = useState(false)
  const shut = gate.data && !gate.data.canOpen && level < gate.data.needLevel
  return (
    <>
      <Button
        block
        look="ghost"
        className={styles.way}
        busy={gate.status === 'loading'}
        reason={
          gate.status === 'failed'
            ? gate.error?.message
            : shut
              ? t('photo.locked', { level: gate.data?.needLevel ?? 0 })
              : undefined
        }
        track="photo"
        onClick={() => setOpen(true)}
      >
        {t('photo.title')}
      </Button>
      <Sheet open={open} title={t('photo.title')} onClose={() => setOpen(false)} expose="photo">
        <p className={styles.pair}>
          {[me, partner].map(
            (person) =>
              person && <Avatar key={person.userId} src={person.portrait} name={person.nickname} size={44} />,
          )}
          <span>{pairedAt ? t('since', { at: formatDate(pairedAt) }) : null}</span>
        </p>
        <Wall />
      </Sheet>
    </>
  )
}
