import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkOrder, getAuthInfo, type PayOrder, prepayByWechat } from '#shared/api/pay'
import { useMutation } from '#shared/features/mutation'
import {
  orderAsked,
  orderInAddress,
  useOrderInAddress,
  usePaymentResult,
} from '#shared/features/payment-result'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { toast } from '#shared/runtime/toast'
import type zh from './locales/zh.json'
import { codeFor, identityAddress } from './wechat/identity'
import { type Closed, findBridge, openWechatCashier } from './wechat/jsapi'

export type Verdict = 'noOrder' | 'notFound' | 'asking' | 'unknown' | PayOrder['state']

export type Cashier = ReturnType<typeof useCashier>

const quietCheck = { ...checkOrder, quiet: true }

/** The order of the URL, its state by the server, and payment through WeChat. */
export function useCashier() {
  const t = useT<typeof zh>()
  const asked = useOrderInAddress()
  // WeChat reported success, and the server does not know it yet
  const [handed, setHanded] = useState(false)
  const [closed, setClosed] = useState<Closed>()
  const [opening, setOpening] = useState(false)
  const openId = useRef('')
  const isOpen = ({ state }: PayOrder) => state === 'checking' || (state === 'unpaid' && handed)
  const { call, stage, ...asking } = usePaymentResult(quietCheck, orderAsked, isOpen, {
    enabled: typeof window === 'undefined' || orderInAddress().orderId !== '',
  })
  const refetch = call.refetch
  const identity = useMutation(getAuthInfo, { refetch })
  const [lost, setLost] = useState(false)
  const prepay = useMutation(prepayByWechat, {
    refetch,
    onError({ outcome }) {
      setLost(outcome === 'unknown')
      return false
    },
    onSuccess: () => setLost(false),
  })
  const orderId = asked?.orderId ?? ''
  const order = call.data?.orderId === orderId ? call.data : undefined

  const verdict = (): Verdict => {
    if (asked?.problem) return 'noOrder'
    if (call.error?.code === 4040 || (call.data && asked && !order)) return 'notFound'
    if (stage === 'known') return call.data?.state ?? 'asking'
    if (stage === 'unknown') return 'unknown'
    return order ? 'checking' : 'asking'
  }

  /** Who pays, as WeChat knows them; undefined when that failed, or the page is left to ask. */
  const whoPays = async (code: string): Promise<string | undefined> => {
    if (openId.current) return openId.current
    const result = await identity.run(code ? { code } : {})
    if (!result) return undefined
    openId.current = result.openId
    if (openId.current) return openId.current
    const address = identityAddress(result.authorizeUrl, orderId)
    if (!address || !navigate.to(address)) toast.warning(t('noIdentity'))
    return undefined
  }

  const pay = async (code = ''): Promise<void> => {
    setOpening(true)
    try {
      // first what may be missing: an order that was handed over cannot be handed over again
      const bridge = await findBridge()
      if (!bridge) return toast.warning(t('noBridge'))
      const payer = await whoPays(code)
      if (!payer) return
      const prepaid = await prepay.run({ orderId, openId: payer })
      if (!prepaid) return
      setClosed(undefined)
      void openWechatCashier(bridge, prepaid).then((how) => {
        setClosed(how)
        setHanded(how === 'finished')
        void call.refetch()
      })
    } finally {
      setOpening(false)
    }
  }

  // back from WeChat, where the person went to pay this very order
  const goOn = useEffectEvent(() => {
    const code = codeFor(orderId)
    if (code) void pay(code)
  })
  const payable = order?.state === 'unpaid'
  useEffect(() => {
    if (payable) goOn()
  }, [payable])

  return {
    verdict: verdict(),
    orderId,
    order,
    closed,
    busy: opening,
    lost,
    askedAt: asking.askedAt,
    asking: asking.asking,
    ask: asking.ask,
    refetch: call.refetch,
    pay: () => void pay(),
  }
}
