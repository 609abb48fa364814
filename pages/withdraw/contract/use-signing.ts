import { useState } from 'react'
import {
  type getWithdrawExtInfo,
  resubmitSignature,
  submitSignature,
  type WithdrawAgreement,
} from '#shared/api/withdraw-records'
import { type MutationOptions, update, useMutation } from '#shared/features/mutation'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'

type OutOf<Given> = Given extends { output: { '~types'?: { output: infer Out } | undefined } } ? Out : never

/** Query of the agreement. */
export type Papers = Query<OutOf<typeof getWithdrawExtInfo>>

/** Not the verified name. */
const NOT_OWN_NAME = 2066

/** Signing, for the first time or again. The name stays in memory, through failure too. */
export function useSigning({ version, state }: WithdrawAgreement, papers: Papers) {
  const t = useT<typeof zh>()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const options: MutationOptions<unknown, WithdrawAgreement> = {
    updates: [update(papers, (agreement) => (now) => ({ ...now, agreement }))],
    onSuccess: () => setName(''),
    onError({ code, message }) {
      if (code === NOT_OWN_NAME) setProblem(message)
      return code === NOT_OWN_NAME
    },
  }
  const first = useMutation(submitSignature, options)
  const again = useMutation(resubmitSignature, options)
  const signing = state === 'unsigned' ? first : again
  return {
    name,
    setName(typed: string) {
      setName(typed)
      // an error belongs to the value it was returned for
      setProblem(undefined)
    },
    problem,
    busy: first.busy || again.busy,
    async sign() {
      setProblem(name.trim() ? undefined : t('sign.missing'))
      if (name.trim()) await signing.run({ version, name: name.trim() })
    },
  }
}
