import { addCpPhotos, type CpPhoto, deleteCpPhoto, getCpPhotos, uploadCpPhoto } from '#shared/api/cp-photo'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { keepPicture, UPLOADS } from '../../world/uploads.ts'
import { ownCouple } from './couples.ts'
import { CP_REFUSALS, MOST_AT_ONCE, MOST_PHOTOS, PHOTO_LEVEL, REVIEW_MS } from './plan.ts'

/** The person's couple, whose wall is open. Throws a Refusal with code 2066 or 2007. */
function openWall(request: HandlerRequest<unknown>) {
  const couple = ownCouple(request)
  if (couple.level < PHOTO_LEVEL) throw new Refusal(2007, CP_REFUSALS.wallShut)
  return couple
}

/** Throws a Refusal with code 5001. */
function urlsOf(json: string): string[] {
  try {
    const urls: unknown = JSON.parse(json)
    if (Array.isArray(urls) && urls.length > 0 && urls.length <= MOST_AT_ONCE && urls.every(isUrl))
      return urls
  } catch {
    // no list
  }
  throw new Refusal(5001, REFUSALS.badInput)
}

const isUrl = (url: unknown) => typeof url === 'string' && /^https?:\/\/\S+$/.test(url)

export const cpPhotos = domain((on) => {
  on(getCpPhotos, (request) => {
    const { user, state, now, input } = request
    const photos = openWall(request).photos.map(({ by, ...photo }): CpPhoto => {
      const refused = state.user(by).scenario.unlucky
      const reviewed = now >= photo.at + REVIEW_MS
      const shown = reviewed ? (refused ? 'refused' : 'shown') : 'reviewing'
      return { ...photo, mine: by === user.id, state: shown }
    })
    const seen = photos.filter(({ mine, state: review }) => mine || review === 'shown')
    return pageOf(seen.reverse(), input)
  })

  on(uploadCpPhoto, ({ input, state, origin }) => ({
    url: `${origin}${UPLOADS}${keepPicture(state, input.file)}`,
  }))

  on(addCpPhotos, (request) => {
    const { user, state, now, input } = request
    const { photos } = openWall(request)
    const urls = urlsOf(input.urls)
    if (photos.length + urls.length > MOST_PHOTOS) throw new Refusal(2072, CP_REFUSALS.wallFull)
    photos.push(...urls.map((url) => ({ id: String(state.next()), url, at: now, by: user.id })))
    return { added: urls.length }
  })

  on(deleteCpPhoto, (request) => {
    const { user, input } = request
    const { photos } = openWall(request)
    const at = photos.findIndex(({ id, by }) => id === input.photoId && by === user.id)
    if (at < 0) throw notFound()
    photos.splice(at, 1)
    return {}
  })
})
