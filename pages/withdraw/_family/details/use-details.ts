import { useRef, useState } from 'react'
import { getTransferCodes, improveChannelInfo, type WithdrawChannel } from '#shared/api/withdraw'
import { useMutation } from '#shared/features/mutation'
import { useCountries } from '#shared/features/sms-code'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from '../locales/zh.json'

const EMPTY = { transferCode: '', holder: '', account: '', countryCode: '86', mobile: '' }

export type DetailField = 'transferCode' | 'holder' | 'account' | 'mobile'

export type Details = ReturnType<typeof useDetails>

/** Which field a refusal is about, by its code. */
const ABOUT: Record<number, DetailField> = {
  5001: 'account',
  2066: 'holder',
  2060: 'account',
  4040: 'transferCode',
}

/**
 * Details of a bank account or wallet: what is typed (in memory alone), what is wrong with it, handing them in.
 * @param transferCode The bank or wallet that is chosen to begin with.
 */
export function useDetails(refetch: () => Promise<void>, transferCode = '') {
  const t = useT<typeof zh>('family')
  const banks = useQuery(getTransferCodes, {})
  const countries = useCountries()
  const [fields, setFields] = useState({ ...EMPTY, transferCode })
  const [problems, setProblems] = useState<Partial<Record<DetailField, string>>>({})
  const refusal = useRef<DetailField>(undefined)
  const handing = useMutation(improveChannelInfo, {
    refetch,
    onError({ code = 0, message }) {
      refusal.current = ABOUT[code]
      if (refusal.current) setProblems({ [refusal.current]: message })
      return !!refusal.current
    },
  })
  const bank = banks.data?.find(({ transferCode }) => transferCode === fields.transferCode)

  const problemOf: Record<DetailField, () => string | undefined> = {
    transferCode: () => (bank ? undefined : t('details.bankFirst')),
    holder: () => (fields.holder.trim() ? undefined : t('details.enterHolder')),
    account: () => {
      const { length } = fields.account
      const wallet = bank?.kind === 'wallet'
      if (!length) return t(wallet ? 'details.enterWallet' : 'details.enterAccount')
      const fits = !bank || (length >= bank.minLength && length <= bank.maxLength)
      return fits ? undefined : t(wallet ? 'details.checkWallet' : 'details.checkAccount')
    },
    mobile: () => countries.problemOf(fields.countryCode, fields.mobile),
  }
  /** Validates the fields; sets an error for each invalid one. */
  const check = (...names: DetailField[]) => {
    const found = Object.fromEntries(names.map((name) => [name, problemOf[name]()]))
    setProblems((now) => ({ ...now, ...found }))
    return names.every((name) => !found[name])
  }
  return {
    banks,
    bank,
    countries: countries.options,
    fields,
    change(change: Partial<typeof EMPTY>) {
      setFields((now) => ({ ...now, ...change }))
      // an error belongs to the value it was returned for
      setProblems(({ ...now }) => {
        for (const name of Object.keys(change))
          delete now[name === 'countryCode' ? 'mobile' : (name as DetailField)]
        // the number of digits depends on the bank
        if ('transferCode' in change) delete now.account
        return now
      })
    },
    problems,
    check,
    busy: handing.busy,
    /** Begins again, with nothing typed. */
    clear(transferCode = '') {
      setFields({ ...EMPTY, transferCode })
      setProblems({})
    },
    /** Hands them in; the field that was refused is given back. */
    async submit(channelId?: string): Promise<{ channel: WithdrawChannel } | { refused?: DetailField }> {
      if (!check('transferCode', 'holder', 'account', 'mobile')) return {}
      refusal.current = undefined
      const answer = await handing.run({ ...fields, holder: fields.holder.trim(), channelId })
      return answer ?? { refused: refusal.current }
    },
  }
}
