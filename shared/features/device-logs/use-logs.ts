import { useCallback, useEffect, useState } from 'react'
import { background } from '#shared/runtime/app'
import { logError } from '#shared/runtime/errors'
import type { DeviceLogs } from './entries.ts'

export type Upload =
  | { state: 'idle' }
  | { state: 'running' | 'failed'; sent: number; all: number }
  /** `code`: of the complaint, to be read out to support. */
  | { state: 'done'; all: number; code: string }

/** The logs stored on this phone, read on open and after each change, and their upload. */
export function useLogs() {
  const [logs, setLogs] = useState<DeviceLogs>()
  const [failed, setFailed] = useState(false)
  const [upload, setUpload] = useState<Upload>({ state: 'idle' })
  const read = useCallback(async () => {
    try {
      const { readLogs } = await background()
      setLogs(await readLogs())
      setFailed(false)
    } catch (error) {
      logError('log', error)
      setFailed(true)
    }
  }, [])
  useEffect(() => void read(), [read])
  const send = async () => {
    let progress = { sent: 0, all: 0 }
    try {
      const { uploadLogs } = await background()
      const code = await uploadLogs((sent, all) => {
        progress = { sent, all }
        setUpload({ state: 'running', ...progress })
      })
      setUpload({ state: 'done', all: progress.all, code })
    } catch {
      setUpload({ state: 'failed', ...progress })
    }
    await read()
  }
  return { logs, failed, read, upload, send }
}
