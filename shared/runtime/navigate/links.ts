import { navigate } from './navigate.ts'
import { sitePath } from './url.ts'

/**
 * Lets plain links to pages of this site, `<a href="/battleRule">`, keep the visit's parameters at the click.
 * Their address in the HTML stays bare, so the prerendered screen is the same for everyone. Installed by mount().
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    const path = sitePath(link?.getAttribute('href') ?? '')
    const plain = !(
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
    if (!link || !path || !plain || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    navigate.to(path)
  })
}
