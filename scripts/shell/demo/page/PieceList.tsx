import { ThemeRoot } from '#shared/kit/theme-root'
import styles from './PieceList.module.css'

/** All pieces that have a demo, each in the neutral theme and in those of the families. */
export function PieceList(props: { pieces: readonly string[]; themes: readonly string[]; missing: string }) {
  const address = (piece: string, theme?: string) => {
    const query = new URLSearchParams(location.search)
    query.set('piece', piece)
    query.delete('case')
    if (theme) query.set('theme', theme)
    else query.delete('theme')
    return `?${query}`
  }
  return (
    <ThemeRoot>
      <div className={styles.list} translate="no">
        <h1>Pieces</h1>
        {props.missing && <p role="alert">There is no demo of {props.missing}.</p>}
        <ul>
          {props.pieces.map((piece) => (
            <li key={piece}>
              <a href={address(piece)}>{piece}</a>
              {props.themes.map((theme) => (
                <a key={theme} href={address(piece, theme)} className={styles.theme}>
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
