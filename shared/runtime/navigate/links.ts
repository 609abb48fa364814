import { navigate } from './navigate.ts'
import { sitePath } from './url.ts'

/** The path of the link to a page of this site that an event meets, as its `href` has it; null for all else. */
export function linkedPath({ target }: Event): string | null {
  const link = (target as Element).closest?.('a')
  return !link || link.target || link.hasAttribute('download')
    ? null
    : sitePath(link.getAttribute('href') ?? '')
}

/**
 * Lets plain links to pages of this site, `<a href="/battleRule">`, keep the visit's parameters at the click.
 * Their address in the HTML stays bare, so the prerendered screen is the same for everyone. Installed by mount().
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const path = linkedPath(event)
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!path || event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    navigate.to(path)
  })
}
