import { useEffect, useRef, useState } from 'react'
import { openFiles, pickFromAlbum, readAlbum } from '#shared/features/album'
import { fromDataUrl } from '#shared/features/save'
import { bridge } from '#shared/runtime/bridge'
import { ApiError, type Endpoint, request } from '#shared/runtime/request'
import { uploading } from './transport.ts'

const SIGNATURES: [type: string, bytes: RegExp][] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  // before MP4: both are ISO media files, which differ in their brand; so is HEIC, which no page takes
  ['video/quicktime', /^.{4}ftypqt/s],
  ['video/mp4', /^.{4}ftyp(?!hei|hev|mif|msf|avif)/s],
  ['video/webm', /^.E\xdf\xa3/s],
]

/**
 * The file with the type of its first bytes, if it comes without one: galleries of Android name a picture "image:1641" and
 * give it no type, or application/octet-stream. A name without an extension gets one. Unknown bytes leave it as it is.
 */
async function recognise(file: File): Promise<File> {
  if (file.type && !/octet-stream|\*/.test(file.type)) return file
  const start = await firstBytes(file)
  const type = SIGNATURES.find(([, bytes]) => bytes.test(start))?.[0]
  if (!type) return file
  const extension = type.split('/')[1]
  // servers look at the name too
  const name = /\.\w+$/.test(file.name) ? file.name : `${file.name.replace(/\W+/g, '-')}.${extension}`
  return new File([file], name, { type })
}

/** As one character a byte. Not by `arrayBuffer()`, which Safari 14.0 has not. A file that cannot be read has none. */
function firstBytes(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String.fromCharCode(...new Uint8Array(reader.result as ArrayBuffer)))
    reader.onerror = () => resolve('')
    reader.readAsArrayBuffer(file.slice(0, 16))
  })
}

/** A file on its way: how much of it has left, from 0 to 1, or that it did not get there. */
export interface Going {
  key: number
  file: File
  part: number
  failed: boolean
}

/** Why files were rejected: empty, unsupported type, too large (by our limit, by the server's), too many. */
export type UploadProblem = 'empty' | 'type' | 'size' | 'refused' | 'count'

export interface Uploads {
  going: readonly Going[]
  busy: boolean
  problem: UploadProblem | null
  /** Lets the person choose, by the app's own album or upload, or the browser's file chooser. Call it from a tap. */
  add(): Promise<void>
  retry(key: number): void
  drop(key: number): void
}

const TYPES = { image: /^image\/(png|jpe?g|webp|gif)$/, video: /^video\/(mp4|quicktime|webm)$/ }
let made = 0

/**
 * The uploads of a form: the app uploads its own files; those of a browser are validated and sent one after the other to
 * an endpoint with `multipart`. Results are URLs.
 */
export function useUploads(options: {
  endpoint: Endpoint<{ file: Blob }, { url: string }>
  /** Addresses there already. */
  urls: readonly string[]
  most: number
  mostBytes: number
  onArrived: (urls: string[]) => void
  /** Default: pictures. */
  type?: 'image' | 'video'
  /** In the app the native album is used, in this order of preference; else the app uploads itself. */
  album?: 'asc' | 'desc'
}): Uploads {
  const [going, setGoing] = useState<Going[]>([])
  const [problem, setProblem] = useState<UploadProblem | null>(null)
  const latest = useRef(options)
  const aborts = useRef(new Map<number, AbortController>())
  const dropped = useRef(new Set<number>())
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const { current } = aborts
    return () => {
      for (const abort of current.values()) abort.abort()
    }
  }, [])
  const drop = (key: number) => {
    dropped.current.add(key)
    aborts.current.get(key)?.abort()
    setGoing((now) => now.filter((each) => each.key !== key))
  }
  const change = (key: number, how: Partial<Going>) =>
    setGoing((now) => now.map((each) => (each.key === key ? { ...each, ...how } : each)))

  async function send({ key, file }: Pick<Going, 'key' | 'file'>): Promise<void> {
    if (dropped.current.has(key)) return
    const abort = new AbortController()
    aborts.current.set(key, abort)
    const transport = uploading((part) => change(key, { part }))
    try {
      const { url } = await request(latest.current.endpoint, { file }, { signal: abort.signal, transport })
      latest.current.onArrived([url])
      drop(key)
    } catch (error) {
      // too large: another attempt cannot succeed
      if (error instanceof ApiError && error.kind === 'http' && error.code === 413) {
        setProblem('refused')
        drop(key)
      } else change(key, { failed: true })
    } finally {
      aborts.current.delete(key)
    }
  }

  async function add(): Promise<void> {
    setProblem(null)
    const { urls, most, mostBytes, type = 'image', album } = options
    const room = most - urls.length - going.length
    const files = await (album ? pickFiles(type, room, album) : uploadedOrFiles(type, room))
    const filled = (await Promise.all(files.map(recognise))).filter(({ size }) => size > 0)
    const shown = filled.filter((file) => TYPES[type].test(file.type))
    const small = shown.filter(({ size }) => size <= mostBytes)
    setProblem(
      files.length > filled.length
        ? 'empty'
        : filled.length > shown.length
          ? 'type'
          : shown.length > small.length
            ? 'size'
            : small.length > room
              ? 'count'
              : null,
    )
    const taken = small.slice(0, room).map((file) => ({ key: ++made, file, part: 0, failed: false }))
    setGoing((now) => [...now, ...taken])
    // sequential: on a slow line parallel uploads would all time out
    for (const each of taken) await send(each)
  }

  /** By the app's upload, which returns URLs, else by the file chooser. */
  async function uploadedOrFiles(type: 'image' | 'video', num: number): Promise<File[]> {
    const answer = bridge.inApp ? await bridge.upload({ type, num }) : undefined
    if (answer?.ok) arrived(readAlbum(answer.value, type), num)
    return !answer || (!answer.ok && answer.code === 'missing') ? openFiles({ type, num }) : []
  }

  /** By the app's album, which gives addresses or the files themselves, else by the file chooser. */
  async function pickFiles(type: 'image' | 'video', num: number, sort: 'asc' | 'desc'): Promise<File[]> {
    if (!bridge.inApp) return openFiles({ type, num })
    const picked = await pickFromAlbum({ type, num, sort })
    arrived(
      picked.flatMap((each) => ('url' in each ? [each] : [])),
      num,
    )
    return picked.flatMap((each) => {
      if ('file' in each) return [each.file]
      const blob = each.url.startsWith('data:') && fromDataUrl(each.url)
      return blob ? [new File([blob], 'upload', { type: blob.type })] : []
    })
  }

  /** Already uploaded files; the others are pending. */
  function arrived(picked: { url: string }[], num: number): void {
    const urls = picked.map(({ url }) => url).filter((url) => /^https?:/.test(url))
    if (urls.length) latest.current.onArrived(urls.slice(0, num))
  }

  function retry(key: number): void {
    const found = going.find((each) => each.key === key)
    if (!found) return
    change(key, { failed: false, part: 0 })
    void send(found)
  }

  return { going, busy: going.some(({ failed }) => !failed), problem, add, retry, drop }
}
