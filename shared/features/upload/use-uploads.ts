import { useEffect, useRef, useState } from 'react'
import { openFiles, readAlbum } from '#shared/features/album'
import { bridge } from '#shared/runtime/bridge'
import { type Endpoint, request } from '#shared/runtime/request'
import { uploading } from './transport.ts'

/** A picture on its way: how much of it has left, from 0 to 1, or that it did not get there. */
export interface Going {
  key: number
  file: File
  part: number
  failed: boolean
}

/** Why files were not taken: not a picture that can be shown, too large, more than there is room for. */
export type UploadProblem = 'type' | 'size' | 'count'

export interface Uploads {
  going: readonly Going[]
  busy: boolean
  problem: UploadProblem | null
  /** Lets the person choose, by the app's own upload or the browser's file chooser. Call it from a tap. */
  add(): Promise<void>
  retry(key: number): void
  drop(key: number): void
}

const TYPES = /^image\/(png|jpe?g|webp|gif)$/
let made = 0

/**
 * Pictures that a form is handed in with: the app uploads its own, those of a browser are checked and go one after the other to
 * an endpoint with `multipart`. What has arrived is told as its address.
 */
export function useUploads(options: {
  endpoint: Endpoint<{ file: Blob }, { url: string }>
  /** Addresses there already. */
  urls: readonly string[]
  most: number
  mostBytes: number
  onArrived: (urls: string[]) => void
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
    } catch {
      change(key, { failed: true })
    } finally {
      aborts.current.delete(key)
    }
  }

  async function add(): Promise<void> {
    setProblem(null)
    const { urls, most, mostBytes } = options
    const room = most - urls.length - going.length
    const answer = bridge.inApp ? await bridge.upload({ type: 'image', num: room }) : undefined
    if (answer?.ok) {
      const sent = readAlbum(answer.value, 'image').map(({ url }) => url)
      latest.current.onArrived(sent.filter((url) => /^https?:/.test(url)).slice(0, room))
      return
    }
    if (answer && answer.code !== 'missing') return
    const files = await openFiles({ type: 'image', num: room })
    const pictures = files.filter(({ type }) => TYPES.test(type))
    const small = pictures.filter(({ size }) => size <= mostBytes)
    setProblem(
      files.length > pictures.length
        ? 'type'
        : pictures.length > small.length
          ? 'size'
          : small.length > room
            ? 'count'
            : null,
    )
    const taken = small.slice(0, room).map((file) => ({ key: ++made, file, part: 0, failed: false }))
    setGoing((now) => [...now, ...taken])
    // one after the other: on a slow line each of several at once would take until its time-out
    for (const each of taken) await send(each)
  }

  function retry(key: number): void {
    const found = going.find((each) => each.key === key)
    if (!found) return
    change(key, { failed: false, part: 0 })
    void send(found)
  }

  return { going, busy: going.some(({ failed }) => !failed), problem, add, retry, drop }
}
