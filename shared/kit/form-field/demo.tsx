import type { Demo } from '#testing/demo'
import { FormField } from './index.ts'

const name = { zh: '收款人姓名', en: 'Name of the recipient', tw: '收款人姓名' }

export default {
  usual: ({ say }) => (
    <FormField
      label={say(name)}
      hint={say({ zh: '与身份证一致', en: 'As on the identity card', tw: '與身分證一致' })}
    >
      {(control) => <input {...control} autoComplete="off" />}
    </FormField>
  ),
  failed: ({ say }) => (
    <FormField
      label={say(name)}
      error={say({ zh: '请填写本人姓名', en: 'Give your own name', tw: '請填寫本人姓名' })}
    >
      {(control) => <input {...control} defaultValue="123" />}
    </FormField>
  ),
  'with a rule': ({ say }) => (
    <FormField
      label={say({ zh: '提现金额', en: 'Amount', tw: '提領金額' })}
      rule={say({
        zh: '1,000–20,000 的整数',
        en: 'whole number, 1,000–20,000',
        tw: '1,000–20,000 的整數',
      })}
      error={say({ zh: '请输入正确的金额', en: 'Please enter the amount correctly', tw: '請輸入正確的金額' })}
    >
      {(control) => <input {...control} defaultValue="999" />}
    </FormField>
  ),
  'long texts': ({ say }) => (
    <FormField
      label={say({
        zh: '请填写与银行卡开户信息完全一致的收款人姓名（支持少数民族姓名中的间隔号）',
        en: 'Name of the recipient exactly as the bank has it, with all middle names and signs between them',
        tw: '請填寫與銀行卡開戶資訊完全一致的收款人姓名（支持少數民族姓名中的間隔號）',
      })}
      error={say({
        zh: '姓名与银行卡信息不一致，请核对后重新填写，或联系客服修改开户信息。',
        en: 'The name is not the one of the bank account: check it, or have the account changed by our support.',
        tw: '姓名與銀行卡資訊不一致，請核對後重新填寫，或聯繫客服修改開戶資訊。',
      })}
    >
      {(control) => <input {...control} defaultValue={'王'.repeat(40)} />}
    </FormField>
  ),
  'other controls': ({ say }) => (
    <>
      <FormField label={say({ zh: '开户银行', en: 'Bank', tw: '開戶銀行' })}>
        {(control) => (
          <select {...control}>
            <option>{say({ zh: '招商银行', en: 'Merchants Bank', tw: '招商銀行' })}</option>
            <option>{say({ zh: '工商银行', en: 'Industrial Bank', tw: '工商銀行' })}</option>
          </select>
        )}
      </FormField>
      <FormField label={say({ zh: '备注', en: 'Remarks', tw: '備註' })}>
        {(control) => <textarea {...control} rows={3} />}
      </FormField>
    </>
  ),
} satisfies Demo
