import { address } from '#shared/runtime/address'
import { sitePath } from '#shared/runtime/navigate'

/** Where the purchase began, as the address names it (`back`): a path of this site, never this page again; else null. */
export function placeToGoBack(): string | null {
  const back = sitePath(address().param('back'))
  return back && !/^\/pay\/?($|[?#])/.test(back) ? back : null
}
