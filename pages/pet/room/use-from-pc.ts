import { useEffect, useState } from 'react'
import { address } from '#shared/runtime/address'

/** Whether the PC client has opened the page: `fromPc=1`. False in the first render, whose HTML is everybody's. */
export function useFromPc(): boolean {
  const [fromPc, setFromPc] = useState(false)
  useEffect(() => {
    const asked = address().param('fromPc') === '1'
    document.documentElement.toggleAttribute('data-pc', asked)
    setFromPc(asked)
    return () => document.documentElement.removeAttribute('data-pc')
  }, [])
  return fromPc
}
