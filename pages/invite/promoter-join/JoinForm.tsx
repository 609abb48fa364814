import { useState } from 'react'
import { joinPromoters, type PromoterTerms } from '#shared/api/invite'
import { useDraft } from '#shared/features/draft'
import { toLogin, useNobody } from '#shared/features/login'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { readPhone } from '#shared/kit/phone-field'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'

/** The one country that the endpoint takes numbers of. */
const CHINA = [{ dial: '86', name: '', most: 11 }]
const EMPTY = { name: '', mobile: '', city: '' }

/** Name and number, kept on this phone until they are submitted. */
export function JoinForm({ call }: { call: Query<PromoterTerms> }) {
  const t = useT<typeof zh>()
  const nobody = useNobody()
  const draft = useDraft('promoter', EMPTY)
  const { name, mobile, city } = draft.fields
  const [tried, setTried] = useState(false)
  const joining = useMutation(joinPromoters, {
    updates: [update(call, (answer) => answer)],
    onSuccess: draft.clear,
  })
  const wrong = {
    name: tried && !name.trim() ? t('nameMissing') : null,
    mobile: tried && !/^1\d{10}$/.test(mobile) ? t('mobileMissing') : null,
  }
  const submit = async () => {
    setTried(true)
    if (!name.trim() || !/^1\d{10}$/.test(mobile)) return
    if (nobody) return toLogin()
    await joining.run({ name: name.trim(), mobile, city: city.trim() || undefined })
  }
  return (
    <Form label={t('title')} onSubmit={submit} expose="join">
      <FormField label={t('name')} hint={t('nameHint')} error={wrong.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={30}
            value={name}
            onChange={({ target }) => draft.set({ name: target.value })}
          />
        )}
      </FormField>
      <FormField label={t('mobile')} error={wrong.mobile}>
        {(control) => (
          <input
            {...control}
            type="tel"
            name="mobile"
            inputMode="numeric"
            autoComplete="tel-national"
            value={mobile}
            onChange={({ target }) => draft.set({ mobile: readPhone(target.value, CHINA, '86').number })}
          />
        )}
      </FormField>
      <FormField label={t('city')} rule={t('cityRule')}>
        {(control) => (
          <input
            {...control}
            name="city"
            autoComplete="address-level2"
            maxLength={30}
            value={city}
            onChange={({ target }) => draft.set({ city: target.value })}
          />
        )}
      </FormField>
      <Button block type="submit" size="l" busy={joining.busy} track="join">
        {t('submit')}
      </Button>
    </Form>
  )
}
