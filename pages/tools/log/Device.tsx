import { useEffect, useState } from 'react'
import { copyWithToast } from '#shared/features/clipboard'
import { Button } from '#shared/kit/button'
import { Fact, FactList } from '#shared/kit/fact-list'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import { type HeaderProfile, profile } from '#shared/runtime/profile'
import styles from './Device.module.css'
import type zh from './locales/zh.json'

const FIELDS = [
  'version',
  'channel',
  'system',
  'platformOs',
  'deviceInfo',
  'deviceId',
  'area',
  'language',
  'timeZone',
  'source',
] as const satisfies readonly (keyof HeaderProfile)[]

/** The device data that requests carry, to read out to support or copy. */
export function Device() {
  const t = useT<typeof zh>()
  const [open, setOpen] = useState(false)
  const [known, setKnown] = useState<HeaderProfile>()
  useEffect(() => {
    profile().then(setKnown, () => {})
  }, [])
  const lines = FIELDS.map((name) => `${name}: ${known?.[name] ?? ''}`)
  const copy = () => copyWithToast(lines.join('\n'), t('copy.done'), t('copy.byHand'))
  return (
    <>
      <Button look="ghost" size="s" track="device" onClick={() => setOpen(true)}>
        {t('device.title')}
      </Button>
      <Sheet
        open={open}
        title={t('device.title')}
        onClose={() => setOpen(false)}
        expose="device"
        footer={
          <Button block track="copy-device" onClick={() => void copy()}>
            {t('copy.device')}
          </Button>
        }
      >
        <FactList label={t('device.title')}>
          {FIELDS.map((name) => (
            <Fact key={name} name={t(`device.${name}`)}>
              <bdi translate="no" className={styles.value}>
                {known?.[name] || '–'}
              </bdi>
            </Fact>
          ))}
        </FactList>
      </Sheet>
    </>
  )
}
