/** `group-event/0408` in its two halves. */
export function splitId(id: string): { family: string; page: string } {
  const [family = '', page = ''] = id.split('/')
  return { family, page }
}

/** Name of the page's component: `HallForecastPage` for `halls/hall-forecast`; a name of digits takes its family's. */
export function componentOf(id: string): string {
  const { family, page } = splitId(id)
  const name = pascal(page)
  return `${/^\d/.test(name) ? pascal(family) : ''}${name}Page`
}

/** The page's name as English words: `Hall forecast`. */
export function wordsOf(id: string): string {
  const words = splitId(id).page.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The page's name as a history path is mostly written: `/hallForecast`. */
export function pathOf(id: string): string {
  const name = pascal(splitId(id).page)
  return `/${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

const pascal = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
