import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'

/** Formats minutes: "1 h 15 min". */
export function useDriven(): (minutes: number) => string {
  const t = useT<typeof zh>('family')
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
    if (!hours) return t('minutes', { minutes: rest })
    return t('hours', { hours, minutes: rest })
  }
}
