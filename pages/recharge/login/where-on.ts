import { address } from '#shared/runtime/address'
import { navigate, sitePath } from '#shared/runtime/navigate'

/** Goes on to the page of the top-up that asked for the login, else to its first; never elsewhere, nor here again. */
export function goOn(): void {
  const back = sitePath(address().param('back'))
  navigate.replace(back && /^\/recharge\/(home|list|interPage)($|[?#])/.test(back) ? back : '/recharge/home')
}
