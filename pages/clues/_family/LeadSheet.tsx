import { useState } from 'react'
import type { Clue } from '#shared/api/media-clue'
import { Button } from '#shared/kit/button'
import { Sheet, useLast } from '#shared/kit/sheet'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Image } from '#shared/runtime/image'
import { navigate } from '#shared/runtime/navigate'
import { ImageViewer } from '#shared/ui/image-viewer'
import type { Edition } from './edition.ts'
import { isOpen, LeadCard, Status } from './LeadCard.tsx'
import styles from './LeadSheet.module.css'
import type zh from './locales/zh.json'

/** A lead with its timeline, and a link to report on it while it is open. */
export function LeadSheet(props: { lead: Clue | undefined; edition: Edition; onClose: () => void }) {
  const t = useT<typeof zh>('family')
  const lead = useLast(props.lead)
  const { base } = props.edition
  if (!lead) return null
  const clueId = lead.id
  const act = isOpen(lead)
    ? { track: 'report', words: t('leads.report'), to: `${base}/reportClue`, query: { clueId } }
    : lead.status === 'expired'
      ? { track: 'again', words: t('leads.again'), to: `${base}/submitClue`, query: {} }
      : lead.reports > 0 && {
          track: 'see-reports',
          words: t('leads.seeReports'),
          to: `${base}/reportClueList`,
          query: { clueId },
        }
  return (
    <Sheet
      open={!!props.lead}
      onClose={props.onClose}
      title={t('leads.history')}
      expose="lead"
      footer={
        act && (
          <Button block track={act.track} onClick={() => navigate.to(act.to, act.query)}>
            {act.words}
          </Button>
        )
      }
    >
      <LeadCard lead={lead} edition={props.edition} />
      <ol className={styles.timeline}>
        {[...lead.timeline].reverse().map(({ status, at, note }) => (
          <li key={`${status} ${at}`} data-status={status}>
            <Status of={status} />
            <span className={styles.at}>{formatDate(at, 'minute')}</span>
            <p>
              <bdi>{note}</bdi>
            </p>
          </li>
        ))}
      </ol>
      {lead.remarks && (
        <>
          <h3 className={styles.over}>{t('leads.remarks')}</h3>
          <p className={styles.remarks}>
            <bdi>{lead.remarks}</bdi>
          </p>
        </>
      )}
      <Pictures urls={lead.screenshots} />
    </Sheet>
  )
}

/** Screenshots in a row; a press opens one full screen. */
export function Pictures({ urls }: { urls: readonly string[] }) {
  const t = useT<typeof zh>('family')
  const [open, setOpen] = useState<number | null>(null)
  if (!urls.length) return null
  const pictures = urls.map((src, index) => ({ src, alt: t('leads.picture', { at: index + 1 }) }))
  return (
    <>
      <h3 className={styles.over}>{t('leads.pictures')}</h3>
      <ul className={styles.pictures}>
        {pictures.map(({ src, alt }, index) => (
          <li key={src}>
            <button type="button" aria-label={alt} data-track="picture" onClick={() => setOpen(index)}>
              <Image src={src} alt="" thumb={200} width={72} height={72} radius={8} />
            </button>
          </li>
        ))}
      </ul>
      <ImageViewer open={open} pictures={pictures} onClose={() => setOpen(null)} />
    </>
  )
}
