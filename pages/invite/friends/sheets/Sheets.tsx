import { useMemo } from 'react'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { CopySheet } from '#shared/kit/copy-sheet'
import { PosterSheet } from '#shared/kit/poster'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { Friends } from '../use-friends.ts'
import { posterArt } from './poster-art.ts'

/** What opens over the page: what was won, and the poster. */
export function Sheets({ friends, code }: { friends: Friends; code: string }) {
  const t = useT<typeof zh>()
  const { poster, rungs, draws, link, sharing } = friends
  const art = useMemo(
    () => posterArt({ title: t('card.title'), scan: t('card.scan'), code: `${t('card.code')} ${code}` }),
    [t, code],
  )
  return (
    <>
      <ClaimPopup won={rungs.won} draw={drawPrize} title={t('won')} onClose={rungs.close} />
      <ClaimPopup won={draws.won} draw={drawPrize} title={t('won')} onClose={draws.close} />
      <PosterSheet open={poster.open} onClose={poster.close} art={art} link={link} name={t('card.name')} />
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </>
  )
}
