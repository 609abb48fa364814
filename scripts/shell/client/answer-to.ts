import { headerOf } from '../header-profile.ts'
import type { ShellSettings } from '../settings.ts'

export type Payload = Record<string, unknown>

const MOST = 9
/** What the app has uploaded: a picture that the sandbox serves. */
const UPLOADED = '/static-cdn/portraits/0.svg'

/** What a working app answers to the calls that want an answer; null to all others. */
export function answerTo(method: string, fields: Payload, settings: ShellSettings): unknown {
  switch (method) {
    case 'getHeader':
      return headerOf(settings)
    case 'upload':
      return fields.type === 'video' ? fileOf('video', 0) : { url: `${location.origin}${UPLOADED}` }
    case 'openNativeAlbum':
    case 'openNativeAlbumNew': {
      const many = Math.min(Math.max(Number(fields.num) || 1, 1), MOST)
      return Array.from({ length: many }, (_, at) => fileOf(String(fields.type), at))
    }
    default:
      return null
  }
}

function fileOf(type: string, at: number): object {
  const url = type === 'video' ? VIDEO : picture(at)
  return { url, name: type === 'video' ? 'film.mp4' : `photo-${at + 1}.png`, type }
}

/** The beginning of a film that has nothing in it. */
const VIDEO = 'data:video/mp4;base64,AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAAIZnJlZQAAAAhtZGF0'

/** A made-up photo, another colour for each. */
function picture(at: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 240
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = `hsl(${(at * 67 + 210) % 360} 55% 62%)`
    context.fillRect(0, 0, 240, 240)
    context.fillStyle = 'rgba(255,255,255,.85)'
    context.beginPath()
    context.arc(120, 100, 46, 0, 2 * Math.PI)
    context.arc(120, 260, 96, Math.PI, 2 * Math.PI)
    context.fill()
  }
  return canvas.toDataURL('image/png')
}
