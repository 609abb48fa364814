import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ShellSite } from '../../link.ts'
import type { ShellSettings } from '../../settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSlash } from '../parts/use-slash.ts'
import { carry, carryToPiece } from '../settings/carry.ts'
import { shellAddress } from '../settings/use-settings.ts'
import styles from './Directory.module.css'
import { isArrow, neighbour } from './neighbour.ts'
import { PageCard } from './PageCard.tsx'
import { search } from './search.ts'

interface DirectoryProps {
  heading?: string
  site: ShellSite
  /** The present ones, of which a chosen page keeps what is not its own. */
  settings: ShellSettings
  onChoose: (settings: ShellSettings) => void
}

/** Every page by family and every component with a demo; "/" searches, arrows walk, Enter chooses. */
export function Directory({ heading, site, settings, onChoose }: DirectoryProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { families, components } = useMemo(() => search(site, query), [site, query])
  useSlash(() => field.current?.focus())
  useEffect(() => field.current?.focus(), [])

  const linksOf = () => [...(list.current?.querySelectorAll<HTMLElement>('a[data-entry]') ?? [])]

  const walk = (event: KeyboardEvent) => {
    const links = linksOf()
    const inField = event.target === field.current
    if (inField && event.key === 'Enter') return links[0]?.click()
    if (!isArrow(event.key) || (inField && /Left|Right/.test(event.key))) return
    event.preventDefault()
    const to = neighbour(
      links.map((link) => link.getBoundingClientRect()),
      links.indexOf(document.activeElement as HTMLElement),
      event.key,
    )
    ;(links[to] ?? field.current)?.focus()
  }

  const entry = (next: ShellSettings) => ({
    href: shellAddress(next, site.pages),
    'data-entry': '',
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onChoose(next)
    },
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead over links, which need none of it
    <div className={styles.directory} onKeyDown={walk}>
      <div className={styles.head}>
        {heading && <h1>{heading}</h1>}
        <div className={styles.search}>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder="Search by title, id or path"
            aria-label="Search pages and components"
            autoComplete="off"
            spellCheck={false}
          />
          <kbd>/</kbd>
        </div>
        <p className={styles.count} role="status">
          {countText(
            families.reduce((sum, { pages }) => sum + pages.length, 0),
            components.length,
          )}
        </p>
      </div>
      <div className={styles.columns}>
        <nav className={styles.families} aria-label="Families">
          {families.map(({ family, pages }) => (
            <button key={family} type="button" onClick={() => show(`${id}-${family}`)}>
              {family} <span>{pages.length}</span>
            </button>
          ))}
          {components.length > 0 && (
            <button type="button" onClick={() => show(`${id}-components`)}>
              Components <span>{components.length}</span>
            </button>
          )}
        </nav>
        <div ref={list} className={styles.list}>
          {families.map(({ family, pages }) => (
            <section key={family} aria-labelledby={`${id}-${family}`}>
              <h2 id={`${id}-${family}`}>{family}</h2>
              <ul className={styles.pages}>
                {pages.map((page) => (
                  <li key={page.id}>
                    <PageCard
                      page={page}
                      current={page.id === settings.page}
                      link={entry(carry(settings, page))}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {components.length > 0 && (
            <section aria-labelledby={`${id}-components`}>
              <h2 id={`${id}-components`}>Components</h2>
              <ul className={styles.components}>
                {components.map((component) => (
                  <li key={component.id}>
                    <a
                      className={styles.component}
                      aria-current={component.id === settings.component || undefined}
                      {...entry(carryToPiece(settings, component.id))}
                    >
                      {component.id}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {families.length + components.length === 0 && (
            <p className={styles.none}>Nothing has “{query}” in its title, id or path.</p>
          )}
        </div>
      </div>
    </div>
  )
}

const show = (id: string) => document.getElementById(id)?.scrollIntoView()

function countText(pages: number, components: number): string {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  return components > 0 ? `${count(pages, 'page')}, ${count(components, 'component')}` : count(pages, 'page')
}
