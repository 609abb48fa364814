const inside = 'M12 30h60v142q0 12-12 12H24q-12 0-12-12z'

/** What it is filled with, from the surface down. */
const Content = () => <path fill="currentColor" opacity=".7" d="M0 0q21-6 42 0t42 0v190H0z" />

/** The glass before it. */
const Front = () => <path fill="none" stroke="var(--kit-ink)" strokeWidth="3" d={inside} />

/** The vessel that each group fills, in 84 x 190. */
export const vessel = { inside, brim: 36, Content, Front }
