import { useEffect, useState } from 'react'
import { PosterSheet } from '#shared/kit/poster'
import { themeTarget } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { type Colours, type Trophy, trophyArt } from './draw-trophy.ts'
import type zh from './locales/zh.json'

/** No longer is a portrait waited for, in ms. */
const PORTRAIT_MS = 3000

/** The poster of a trophy; it opens once the portrait is there or known to be missing. */
export function TrophyPoster(props: { open: boolean; trophy: Trophy; link: string; onClose: () => void }) {
  const t = useT<typeof zh>('campaign/trophy')
  const { trophy } = props
  const portrait = usePortrait(trophy.person.portrait)
  return (
    <PosterSheet
      open={props.open && portrait !== undefined}
      onClose={props.onClose}
      art={trophyArt(trophy, t('scan'), coloursNow(), portrait ?? undefined)}
      link={props.link}
      title={t('show')}
      name={`${trophy.from}, ${trophy.figure}, ${trophy.text}`}
    />
  )
}

/** The colours of the page's family. */
function coloursNow(): Colours {
  const style = getComputedStyle(themeTarget())
  const colour = (name: string) => style.getPropertyValue(`--kit-${name}`).trim()
  return {
    ground: [colour('surface-raised'), colour('surface')],
    ink: colour('ink'),
    accent: colour('accent'),
  }
}

/** Undefined until it is known; null where there is none, or its host does not let a canvas read it. */
function usePortrait(url: string): HTMLImageElement | null | undefined {
  const [portrait, setPortrait] = useState<HTMLImageElement | null | undefined>(url ? undefined : null)
  useEffect(() => {
    if (!url) return setPortrait(null)
    const image = new Image()
    // a picture without permission would make the canvas unreadable
    image.crossOrigin = 'anonymous'
    image.onload = () => setPortrait(image)
    image.onerror = () => setPortrait(null)
    image.src = url
    const timer = setTimeout(setPortrait, PORTRAIT_MS, null)
    return () => clearTimeout(timer)
  }, [url])
  return portrait
}
