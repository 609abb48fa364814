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

/** The wall with our pictures, behind a gate that opens at a level. */
export function Photo({ detail }: { detail: CpDetail }) {
  const t = useT<typeof zh>()
  const { level, levels, me, partner, pairedAt } = detail
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
        <div className={styles.wall}>
          {[me, partner].map(
            (person) =>
              person && (
                <figure key={person.userId}>
                  <Avatar src={person.portrait} name={person.nickname} size={112} />
                  <figcaption>
                    <bdi>{person.nickname}</bdi>
                  </figcaption>
                </figure>
              ),
          )}
          <p>{pairedAt ? t('since', { at: formatDate(pairedAt) }) : null}</p>
          <ul>
            {levels.slice(0, level).map((each) => (
              <li key={each.level}>{each.name}</li>
            ))}
          </ul>
        </div>
      </Sheet>
    </>
  )
}
