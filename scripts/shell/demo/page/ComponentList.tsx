import { ThemeRoot } from '#shared/kit/theme-root'
import styles from './ComponentList.module.css'

/** All components that have a demo, each in the neutral theme and in those of the families. */
export function ComponentList(props: {
  components: readonly string[]
  themes: readonly string[]
  missing: string
}) {
  const address = (component: string, theme?: string) => {
    const query = new URLSearchParams(location.search)
    query.set('component', component)
    query.delete('case')
    if (theme) query.set('theme', theme)
    else query.delete('theme')
    return `?${query}`
  }
  return (
    <ThemeRoot>
      <div className={styles.list} translate="no">
        <h1>Components</h1>
        {props.missing && <p role="alert">There is no demo of {props.missing}.</p>}
        <ul>
          {props.components.map((component) => (
            <li key={component}>
              <a href={address(component)}>{component}</a>
              {props.themes.map((theme) => (
                <a key={theme} href={address(component, theme)} className={styles.theme}>
                  {theme}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </ThemeRoot>
  )
}
