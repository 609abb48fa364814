import { useState } from 'react'
import { getGameToken } from '#shared/api/room-message'
import { pageData } from '#shared/runtime/app'
import { language } from '#shared/runtime/i18n'
import { ApiError, isSilent, request } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'

/**
 * Enters the game with a new token, posted as a form to the game's own origin or, if none is configured, to the API,
 * which forwards it: the token is in no URL, and so in no history, log or referrer.
 */
export function useEnterGame() {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async enter(gameId: string): Promise<void> {
      setBusy(true)
      try {
        const { token } = await request(getGameToken, { gameId })
        submit(token, gameId)
      } catch (error) {
        if (error instanceof ApiError && !isSilent(error)) toast.error(error.message)
      } finally {
        setBusy(false)
      }
    },
  }
}

function submit(token: string, raceId: string) {
  const { werewolf, api = '' } = pageData() ?? {}
  const form = document.createElement('form')
  form.method = 'post'
  const host = werewolf ? werewolf.replace(/\/$/, '') : `${api}/werewolf`
  form.action = `${host}/enter?lang=${language()}`
  for (const [name, value] of Object.entries({ token, raceId })) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
