import { type ComponentProps, useState } from 'react'
import { useLater } from '#shared/features/later'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { pageUrl, sitePath } from '#shared/runtime/navigate'
import { useSession } from '#shared/runtime/session'
import type { Trophy } from './draw-trophy.ts'
import type zh from './locales/zh.json'

const loadPoster = () => import('./poster.tsx')

/**
 * A button that opens the poster of what was won or reached: to save, with a code that leads to the page and carries who
 * shared it.
 */
export function TrophyButton({
  trophy,
  query,
  children,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Without a person: the one who is logged in. */
  trophy: Omit<Trophy, 'person'> & { person?: Trophy['person'] }
  /** With which the code opens this page, besides who shared it. */
  query?: Record<string, string>
}) {
  const t = useT<typeof zh>('campaign/trophy')
  const { userId, userInfo } = useSession()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const later = useLater(loadPoster, open, close)
  const { person = { nickname: userInfo?.name ?? '', portrait: userInfo?.portrait ?? '' } } = trophy
  return (
    <>
      <Button look="ghost" track="poster" {...button} busy={open && !later} onClick={() => setOpen(true)}>
        {children ?? t('show')}
      </Button>
      {later && (
        <later.TrophyPoster
          open={open}
          trophy={{ ...trophy, person }}
          link={
            location.origin +
            pageUrl(
              sitePath(location.pathname) ?? '/',
              userId ? { extensionOfficerId: userId, ...query } : query,
            )
          }
          onClose={close}
        />
      )}
    </>
  )
}
