import styles from './Sign.module.css'

/** The wooden sign over a home: the page's title, and whose hall it is. */
export function Sign(props: { title: string; hallName: string | undefined; className: string | undefined }) {
  return (
    <div className={`${styles.sign} ${props.className ?? ''}`}>
      <h1>{props.title}</h1>
      <p>
        <bdi>{props.hallName}</bdi>
      </p>
    </div>
  )
}
