import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { addWords, useT } from '#shared/runtime/i18n'
import { lockReload } from '#shared/runtime/reload-lock'
import { session, useSession } from '#shared/runtime/session'
import css from './LinkQuestion.css?inline'
import en from './locales/en.json'
import tw from './locales/tw.json'
import zh from './locales/zh.json'

const NAMESPACE = 'account'

/**
 * Asks which login to go on with, where this page's link brought another person's; until it is answered the stored one is used.
 * A part of its own with its own words and styles: few visits need it.
 */
export function askAboutLink(): void {
  const linkUserId = session.linkUserId()
  if (!linkUserId) return
  addWords(NAMESPACE, { zh, en, tw })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  // a reload would lose the link's login
  const unlock = lockReload()
  const stop = session.subscribe(() => session.linkUserId() || end())
  const end = () => {
    stop()
    unlock()
    root.unmount()
    place.remove()
  }
  root.render(
    <LinkQuestion
      linkUserId={linkUserId}
      onAnswer={(change) => {
        end()
        session.answerLink(change)
      }}
    />,
  )
}

function LinkQuestion({ linkUserId, onAnswer }: { linkUserId: string; onAnswer: (change: boolean) => void }) {
  const t = useT<typeof zh>(NAMESPACE)
  const { userId, userInfo } = useSession()
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    stay.current?.focus({ preventScroll: true })
    return () => before?.focus?.({ preventScroll: true })
  }, [])
  const name = userInfo?.name
  return (
    <div className="link-question">
      <style>{css}</style>
      <div
        role="dialog"
        aria-modal="true"
        aria-label={t('title')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onAnswer(false)
          if (event.key === 'Tab') keepInside(event)
        }}
      >
        <h2>{t('title')}</h2>
        <dl>
          <div>
            <dt>{t('now')}</dt>
            <dd>
              {name && <bdi>{name}</bdi>} <span>ID {userId}</span>
            </dd>
          </div>
          <div>
            <dt>{t('link')}</dt>
            <dd>
              <span>ID {linkUserId}</span>
            </dd>
          </div>
        </dl>
        <p>{t('caution')}</p>
        <button type="button" ref={stay} onClick={() => onAnswer(false)}>
          {name ? t('stayAs', { name }) : t('stay')}
        </button>
        <button type="button" onClick={() => onAnswer(true)}>
          {t('change', { id: linkUserId })}
        </button>
      </div>
    </div>
  )
}

/** The two buttons take the focus in turns. */
function keepInside(event: React.KeyboardEvent<HTMLElement>): void {
  event.preventDefault()
  const next = [...event.currentTarget.querySelectorAll('button')].find(
    (button) => button !== document.activeElement,
  )
  next?.focus()
}
