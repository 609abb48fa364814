/** Emblems of posters: paths and their fills, on a field of 100 by 100. 'ink' and 'accent' are the poster's own colours. */
export type Shape = readonly [path: string, fill: string]

const STAR = 'M50 8l12 27 30 3-22 20 6 30-26-15-26 15 6-30L8 38l30-3z'

export const EMBLEMS = {
  star: [
    [STAR, 'accent'],
    ['M50 24l7 17 19 2-14 12 4 19-16-9-16 9 4-19-14-12 19-2z', '#fff6d8'],
    ['M12 12l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM88 72l2 5 5 2-5 2-2 5-2-5-5-2 5-2z', 'ink'],
  ],
  hearts: [
    ['M38 84C14 64 4 50 8 34c4-15 22-18 30-4 8-14 26-11 30 4 4 16-6 30-30 50z', 'accent'],
    ['M66 62C49 48 42 38 45 27c3-11 15-12 21-3 6-9 18-8 21 3 3 11-4 21-21 35z', 'ink'],
    ['M20 34c2-6 7-8 11-6-6 1-9 5-10 11z', '#fff'],
  ],
  crown: [
    ['M12 76L6 28l24 20 20-34 20 34 24-20-6 48z', 'accent'],
    ['M12 80h76v10H12z', 'ink'],
    ['M50 52l6 9-6 9-6-9zM28 58l4 6-4 6-4-6zM72 58l4 6-4 6-4-6z', '#fff6d8'],
  ],
  candy: [
    ['M2 28l24 14v16L2 72l8-22zM98 28L74 42v16l24 14-8-22z', 'ink'],
    ['M50 22a28 28 0 100 56 28 28 0 000-56z', 'accent'],
    [
      'M38 27l9-4c-9 16-9 38 0 54l-9-4c-7-14-7-32 0-46zM58 23l8 4c6 14 6 32 0 46l-8 4c8-16 8-38 0-54z',
      '#fff',
    ],
  ],
  blades: [
    ['M14 10l10 2 52 56-10 10L12 22zM86 10l-10 2-52 56 10 10 54-56z', 'ink'],
    ['M62 84l22-22 6 6-8 8 10 10-6 6-10-10-8 8zM38 84L16 62l-6 6 8 8L8 86l6 6 10-10 8 8z', 'accent'],
    ['M20 15l3 1 40 43-3 3z', '#fff'],
  ],
  card: [
    ['M24 6h52q6 0 6 6v76q0 6-6 6H24q-6 0-6-6V12q0-6 6-6z', 'ink'],
    ['M27 12h46q3 0 3 3v70q0 3-3 3H27q-3 0-3-3V15q0-3 3-3z', '#fff6d8'],
    ['M60 28a24 24 0 100 44 22 22 0 110-44z', 'accent'],
    ['M62 40l3 7 7 3-7 3-3 7-3-7-7-3 7-3z', 'ink'],
  ],
  frame: [
    ['M8 20q0-6 6-6h72q6 0 6 6v60q0 6-6 6H14q-6 0-6-6z', 'accent'],
    ['M18 24h64v52H18z', '#fff6d8'],
    ['M50 32l16 14-16 24-16-24z', 'ink'],
    ['M50 32l6 14-6 24-6-24z', 'accent'],
  ],
  lantern: [
    ['M46 2h8v14h-8zM34 14h32v8H34zM34 74h32v8H34z', 'ink'],
    ['M32 22h36c18 14 18 38 0 52H32c-18-14-18-38 0-52z', 'accent'],
    ['M44 22h12c8 16 8 36 0 52H44c-8-16-8-36 0-52z', '#fff6d8'],
    ['M40 82h4v14h-4zM48 82h4v16h-4zM56 82h4v14h-4z', 'accent'],
  ],
} satisfies Record<string, readonly Shape[]>
