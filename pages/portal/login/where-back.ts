import { address } from '#shared/runtime/address'
import { navigate, sitePath } from '#shared/runtime/navigate'

/** Goes on to where the person came from: a path of this site alone, never this page again. */
export function goBack(): void {
  const back = sitePath(address().param('back'))
  navigate.replace(back && !/^\/login\/?($|[?#])/.test(back) ? back : '/')
}
