import { useToHall } from '#shared/campaign/way'
import { useNoApp } from '#shared/kit/open-in-app'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'

/** Leads into the hall that the captain hosts; without an app to its download. */
export function useGoHosting(roomId: string | null): { go(): void; label: string } {
  const t = useT<typeof zh>('family')
  const toHall = useToHall()
  return { label: t(useNoApp('jumpRoom') ? 'go.app' : 'go.hall'), go: () => void toHall(roomId) }
}
