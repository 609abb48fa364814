import { Button } from '#shared/kit/button'
import { FormField } from '#shared/kit/form-field'
import { Segmented } from '#shared/kit/segmented'
import { useT } from '#shared/runtime/i18n'
import type { SiteView } from '../views.ts'
import { type Form, type Intent, isNoted, stepsFrom } from './acts.ts'
import styles from './console.module.css'
import { nextMidnight, zone } from './format.ts'
import type zh from './locales/zh.json'

/** Of a hundred visitors. */
const SHARES = [1, 5, 10, 25, 50]
const WATCHES = ['10m', '30m', '2h'] as const
const ENDINGS = ['auto', 'retire', 'rollback'] as const

interface FormProps {
  form: Form
  onChange: (some: Partial<Form>) => void
}

/** The fields of an act: why, who gets it, when, and for how long. */
export function ActForm({ intent, site, form, onChange }: FormProps & { intent: Intent; site: SiteView }) {
  const t = useT<typeof zh>()
  const { kind } = intent
  const rows = 'rows' in intent ? intent.rows : []
  const isPublish = kind === 'publish'
  const isShared = rows.every(({ live }) => live)
  const others = site.pages.filter(({ page, live }) => live && !rows.some((row) => row.page === page))
  return (
    <div className={styles.form}>
      {isNoted(intent) && (
        <FormField label={t('form.note')} hint={t('form.noteHint')}>
          {(control) => (
            <input
              {...control}
              maxLength={500}
              value={form.note}
              onChange={({ target }) => onChange({ note: target.value })}
            />
          )}
        </FormField>
      )}
      {/* a share is of a page that others see meanwhile */}
      {isPublish && isShared && (
        <FormField label={t('form.who')}>
          {(control) => (
            <select
              {...control}
              value={form.share}
              onChange={({ target }) => onChange({ share: target.value })}
            >
              <option value="">{t('form.all')}</option>
              {SHARES.map((share) => (
                <option key={share} value={share}>
                  {t('form.share', { share })}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      {isPublish && site.collector && !form.at && (
        <FormField
          label={t('form.watch')}
          hint={form.watch && isShared ? t('form.watchHint', { shares: stepsFrom(form).join(t('and')) }) : ''}
        >
          {(control) => (
            <select
              {...control}
              value={form.watch}
              onChange={({ target }) => onChange({ watch: target.value })}
            >
              <option value="">{t('form.noWatch')}</option>
              {WATCHES.map((time) => (
                <option key={time} value={time}>
                  {t(`form.watches.${time}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      {(isPublish || kind === 'move') && <Time name="at" form={form} onChange={onChange} />}
      {isPublish && <Time name="until" form={form} onChange={onChange} />}
      {isPublish && form.until && (
        <Segmented
          label={t('form.then')}
          options={ENDINGS.map((id) => ({ id, label: t(`form.endings.${id}`) }))}
          value={form.ending}
          onChange={(ending) => onChange({ ending })}
        />
      )}
      {(kind === 'retire' || (form.until && form.ending !== 'rollback')) && (
        <FormField label={t('form.redirect')} hint={t('form.redirectHint')}>
          {(control) => (
            <select
              {...control}
              value={form.redirect}
              onChange={({ target }) => onChange({ redirect: target.value })}
            >
              <option value="">{t('form.nowhere')}</option>
              {others
                .flatMap(({ paths }) => paths)
                .sort()
                .map((path) => (
                  <option key={path}>{path}</option>
                ))}
            </select>
          )}
        </FormField>
      )}
    </div>
  )
}

/** A moment of this machine's zone; empty: now, or never. */
function Time({ name, form, onChange }: FormProps & { name: 'at' | 'until' }) {
  const t = useT<typeof zh>()
  return (
    <div className={styles.time}>
      <FormField label={t(`form.${name}`)} hint={t(`form.${name}Hint`)} rule={zone()}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={form[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        )}
      </FormField>
      <Button look="ghost" size="s" onClick={() => onChange({ [name]: nextMidnight() })}>
        {t('form.midnight')}
      </Button>
    </div>
  )
}
