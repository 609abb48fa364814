import type { FieldsProps } from '../../link.ts'
import { Choice } from '../parts/Choice.tsx'
import { Switch } from '../parts/Switch.tsx'
import { optionsOf, SCREEN_WORDS } from './panel-text.ts'

/** The size of the phone, and whether things may move. */
export function MotionFields({ settings, change }: FieldsProps) {
  return (
    <>
      <Choice
        label="Screen"
        value={settings.screen}
        options={optionsOf(SCREEN_WORDS)}
        onChange={(screen) => change({ screen })}
        columns={2}
      />
      <Switch
        label="Reduced motion"
        checked={settings.reducedMotion}
        onChange={(reducedMotion) => change({ reducedMotion })}
      />
    </>
  )
}
