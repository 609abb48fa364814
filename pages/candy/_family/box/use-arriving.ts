import { useEffect, useRef } from 'react'
import type { FreeBox } from '#shared/api/free-box'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import type zh from '../locales/zh.json'

/** Shows a toast when friends help while the page is open. */
export function useArriving(box: FreeBox | null | undefined): void {
  const t = useT<typeof zh>('family')
  const seen = useRef<{ id: string; helpers: number } | undefined>(undefined)
  const { id, helpers } = box ?? {}
  const count = helpers?.length ?? 0
  useEffect(() => {
    const came = id !== undefined && seen.current?.id === id ? count - seen.current.helpers : 0
    if (came > 0) toast.tip(t('helpers.came', { count: came }))
    seen.current = id === undefined ? undefined : { id, helpers: count }
  }, [id, count, t])
}
