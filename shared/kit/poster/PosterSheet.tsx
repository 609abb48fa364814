import { useMemo } from 'react'
import { saveQRCode } from '#shared/features/save'
import { Button } from '#shared/kit/button'
import { Qr } from '#shared/kit/qr'
import { Sheet, useLast } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import { drawPoster, type PosterArt } from './draw-poster.ts'
import type zh from './locales/zh.json'
import styles from './PosterSheet.module.css'

/**
 * A poster with the QR code of a link, saved by the app, the browser or a long press. Where no picture can be
 * drawn, the code alone.
 */
export function PosterSheet(props: {
  open: boolean
  onClose: () => void
  art: PosterArt
  link: string
  /** Accessible name of the picture. */
  name: string
  /** Other words than an invitation's, over it and on the button. */
  title?: string
  saveText?: string
}) {
  const t = useT<typeof zh>('kit/poster')
  const { open, art, link } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once each time it opens
  const drawn = useMemo(() => (open ? drawPoster(art, link) : undefined), [open, link])
  // it stays while the sheet closes
  const picture = useLast(drawn)
  return (
    <Sheet
      open={open}
      onClose={props.onClose}
      title={props.title ?? t('title')}
      expose="poster"
      footer={
        picture && (
          <Button block track="save-poster" onClick={() => void saveQRCode(picture)}>
            {props.saveText ?? t('save')}
          </Button>
        )
      }
    >
      <div className={styles.frame} style={{ aspectRatio: `${art.width} / ${art.height}` }}>
        {picture ? (
          <img className={styles.picture} src={picture} alt={props.name} />
        ) : (
          <Qr className={styles.code} link={link} name={props.name} />
        )}
      </div>
      <p className={styles.hint}>{picture ? t('hint') : t('codeAlone')}</p>
    </Sheet>
  )
}
