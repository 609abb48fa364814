import type { Demo } from '#testing/demo'
import { Fact, FactList, FactPerson } from './index.ts'

const fee = { zh: '手续费', en: 'Fee', tw: '手續費' }
const net = { zh: '到账金额', en: 'You get', tw: '入帳金額' }
const to = { zh: '收款人', en: 'To', tw: '收款人' }
const number = { zh: '订单号', en: 'Order no.', tw: '訂單編號' }

export default {
  figures: ({ say }) => (
    <FactList>
      <Fact name={say(fee)} kind="figure">
        −20
      </Fact>
      <Fact name={say(net)} kind="sum">
        ¥198.00
      </Fact>
    </FactList>
  ),
  texts: ({ say }) => (
    <FactList>
      <Fact name={say(to)}>
        <FactPerson userId="10002" nickname="Mei" portrait="" />
      </Fact>
      <Fact name={say(number)}>
        <span translate="no">2026112000001</span>
      </Fact>
    </FactList>
  ),
  'long texts': ({ say }) => (
    <FactList>
      <Fact
        name={say({
          zh: '手续费 3.5%（本月第 2 笔，含附加费）',
          en: 'Fee of 3.5%, for the second withdrawal of this month',
          tw: '手續費 3.5%（本月第 2 筆，含附加費）',
        })}
        kind="figure"
      >
        −123,456,789
      </Fact>
      <Fact name={say(number)}>
        <span translate="no">{'0123456789'.repeat(6)}</span>
      </Fact>
    </FactList>
  ),
} satisfies Demo
