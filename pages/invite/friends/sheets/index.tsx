import { CopySheet } from '#shared/kit/copy-sheet'
import { PosterSheet } from '#shared/kit/poster'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { Friends } from '../use-friends.ts'
import { posterArt } from './poster-art.ts'

/** The poster, and the link for copying by hand. */
export function Sheets({ friends, code }: { friends: Friends; code: string }) {
  const t = useT<typeof zh>()
  const { poster, sharing } = friends
  const art = posterArt({ title: t('card.title'), scan: t('card.scan'), code: `${t('card.code')} ${code}` })
  return (
    <>
      <PosterSheet
        open={poster.open}
        onClose={poster.close}
        art={art}
        link={poster.link}
        name={t('card.name')}
      />
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </>
  )
}
