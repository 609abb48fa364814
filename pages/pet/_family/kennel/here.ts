import { type Address, address } from '#shared/runtime/address'

/** The hall that the address names; without one it is the person's own. */
export const here = ({ roomId }: Address) => ({ roomId })

export const hereNow = () => here(address())
