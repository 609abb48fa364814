import { getCoupons } from '#shared/api/coupon'
import { useCall } from '#shared/runtime/request'

/** Coupons for packs that can be used now. */
export const useCoupons = () => useCall(getCoupons, { scene: 'pack', state: 'usable' })
