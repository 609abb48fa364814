import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { HuntHalls } from '../use-halls.ts'

/** Leads to the next page of the halls, until all are there. */
export function MoreHalls({ halls }: { halls: HuntHalls }) {
  const t = useT<typeof zh>()
  if (halls.status !== 'ready' || halls.done) return null
  return (
    <Button block look="quiet" track="more-halls" busy={halls.busy} onClick={halls.more}>
      {t(halls.error ? 'halls.again' : 'halls.more')}
    </Button>
  )
}
