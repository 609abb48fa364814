import type { RoomPetDetail } from '#shared/api/room-pet'
import { Button } from '#shared/kit/button'
import { FormField } from '#shared/kit/form-field'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './NameForm.module.css'
import type { Naming } from './use-naming.ts'

/** Names the current pet; shows who changed the name meanwhile, and keeps the input. */
export function NameForm(props: { naming: Naming; detail: RoomPetDetail; onNamed?: () => void }) {
  const t = useT<typeof zh>('family')
  const { naming, detail } = props
  const { text, most } = naming
  const used = [...text.trim()].length
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void naming.save().then((named) => named && props.onNamed?.())
      }}
    >
      {naming.clashed && (
        <p className={styles.clash} role="alert">
          <bdi>{detail.changedBy?.nickname ?? t('name.someone')}</bdi> {t('name.changed')}{' '}
          <b>
            <bdi>{detail.pet?.name}</bdi>
          </b>
          <span>{t('name.kept')}</span>
        </p>
      )}
      <FormField label={t('name.label')} hint={t('name.hint', { used, count: most })} error={naming.wrong}>
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            translate="no"
            name="pet-name"
            value={text}
            onChange={(event) => naming.type(event.target.value)}
          />
        )}
      </FormField>
      <Button type="submit" block track="rename" busy={naming.busy}>
        {t(naming.clashed ? 'name.over' : 'name.save')}
      </Button>
    </form>
  )
}
