import { Button } from '#shared/kit/button'
import { Notice } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type zh from '../locales/zh.json'

/** A link that lost who wrote: captains see where letters are written. */
export function NoSender() {
  const t = useT<typeof zh>()
  return (
    <Notice mood="empty" text={t('noSender.text')}>
      <Button size="s" track="write" onClick={() => navigate.to('/recallBoss')}>
        {t('noSender.write')}
      </Button>
    </Notice>
  )
}
