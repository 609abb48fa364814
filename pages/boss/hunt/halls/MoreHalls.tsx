import { More } from '#shared/campaign/feed'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { HuntHalls } from '../use-halls.ts'

/** Leads to the next page of the halls, until all are there. */
export function MoreHalls({ halls }: { halls: HuntHalls }) {
  const t = useT<typeof zh>()
  if (halls.status !== 'ready') return null
  return <More list={halls} track="more-halls" text={t('halls.more')} />
}
