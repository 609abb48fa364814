import styles from './Scene.module.css'

/** The hero's picture, in the family's colours: a light, its rings, a few stars. */
export function Scene() {
  return (
    <svg className={styles.scene} viewBox="0 0 375 230" aria-hidden="true">
      <g className={styles.stars}>
        <path d="M48 62q2 8 10 10-8 2-10 10-2-8-10-10 8-2 10-10zM322 92q2 8 10 10-8 2-10 10-2-8-10-10 8-2 10-10z" />
        <path d="M84 128q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6zM296 36q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6zM112 30q1 4 5 5-4 1-5 5-1-4-5-5 4-1 5-5z" />
      </g>
      <g className={styles.rings}>
        <circle cx="187.5" cy="92" r="58" />
        <circle cx="187.5" cy="92" r="82" />
        <circle cx="187.5" cy="92" r="106" />
      </g>
      <circle className={styles.light} cx="187.5" cy="92" r="38" />
    </svg>
  )
}
