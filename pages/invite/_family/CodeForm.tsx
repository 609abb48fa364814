import { useState } from 'react'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { plain } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './CodeForm.module.css'
import type zh from './locales/zh.json'

/** An invitation's code typed by hand. */
export function CodeForm({ before, onCode }: { before: string; onCode: (code: string) => void }) {
  const t = useT<typeof zh>('family')
  const [code, setCode] = useState(before)
  const [problem, setProblem] = useState('')
  const submit = () => {
    const meant = plain(code)
    setProblem(meant ? '' : t('code.missing'))
    if (meant) onCode(meant)
  }
  return (
    <Form label={t('code.label')} onSubmit={submit} className={styles.form}>
      <FormField label={t('code.label')} error={problem}>
        {(control) => (
          <input
            {...control}
            name="invitation"
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </FormField>
      <Button block type="submit" size="l" track="find">
        {t('code.find')}
      </Button>
    </Form>
  )
}
