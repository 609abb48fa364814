import { getCoupons } from '#shared/api/coupon'
import { useQuery } from '#shared/runtime/request'

/** Coupons for packs that can be used now. */
export const useCoupons = () => useQuery(getCoupons, { scene: 'pack', state: 'usable' })
