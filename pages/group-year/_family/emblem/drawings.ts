/** What a drawing is made of: surfaces in the text's colour, and lines. */
export interface Drawing {
  fill: string
  line: string
}

/** The sign of each event of the year, in 32 x 32, by month and day. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  '0408': { fill: 'M16 2l8 10-8 11-8-11z', line: 'M16 2v21M8 12h16M16 23q-2 4 2 4t1 3' },
  '0416': { fill: 'M3 19h26l-6 8H9zM16 5l8 12H16z', line: 'M16 5L8 17h8V5' },
  '0508': {
    fill: 'M15 19Q5 19 5 9q11 0 10 10zM17 15q-1-9 10-10 1 10-10 10zM9 23h14l-2 6H11z',
    line: 'M16 23v-8',
  },
  '0601': { fill: 'M4 18h11v11H4zM17 18h11v11H17z', line: 'M10 6h12v10H10zM14 11h4' },
  '0615': {
    fill: 'M3 19q13 6 23-2 3-8-3-10 7-3 7 4l-1 9-5 6H9z',
    line: 'M10 22l-3 8M16 22l-2 8M22 21l-1 8',
  },
  '0616': { fill: 'M12 11h8v9h-8zM13 20h6l2 9-5-3-5 3z', line: 'M1 16q4-4 8-1M31 16q-4-4-8-1M12 15h8' },
  '0701': { fill: 'M3 7h19q7 0 7 9v6H3zM7 11v5h5v-5zM15 11v5h5v-5z', line: 'M2 27h28M9 23v1M23 23v1' },
  '0709': {
    fill: 'M13 20a3 3 0 106 0 3 3 0 10-6 0zM19 14a2 2 0 104 0 2 2 0 10-4 0zM10 13a1.6 1.6 0 103.2 0 1.6 1.6 0 10-3.2 0z',
    line: 'M10 3h12M12 3v4q-6 2-6 8v9q0 5 5 5h10q5 0 5-5v-9q0-6-6-8V3',
  },
  '0716': { fill: 'M5 14h5v-4h3v4h6v-4h3v4h5v15H5zM14 22v7h4v-7z', line: 'M16 10V3l6 2.500-6 2.500' },
  '0801': { fill: 'M10 18h12l2 11H8zM16 2q8 7 3 13h-6q-5-6 3-13z', line: 'M7 18h18' },
  '0808': {
    fill: 'M14 12a2 2 0 104 0 2 2 0 10-4 0z',
    line: 'M16 8V2M16 16v4M20 12h6M12 12H6M19 9l4-4M13 9L9 5M19 15l4 4M13 15l-4 4M16 24v6',
  },
  '0901': { fill: 'M16 2l4 9 10 1-7.500 6.500L25 29l-9-5.500L7 29l2.500-10.500L2 12l10-1z', line: '' },
  '0907': { fill: 'M20 3a13 13 0 109 18 11 11 0 01-9-18z', line: 'M23 8v4M21 10h4' },
  '0919': {
    fill: 'M16 10q-5-4 0-9 5 5 0 9zM15 17q-7 0-7-7 7 0 7 7zM17 17q7 0 7-7-7 0-7 7zM15 24q-7 0-7-7 7 0 7 7zM17 24q7 0 7-7-7 0-7 7z',
    line: 'M16 12v18',
  },
  '1001': { fill: 'M16 2l13 11v16H3V13zM11 16v8h10v-8z', line: 'M16 16v8M11 20h10' },
  '1009': { fill: 'M16 2q11 0 11 11 0 6-7 11h-8q-7-5-7-11Q5 2 16 2z', line: 'M12 24l1 6h6l1-6' },
  '1016': { fill: 'M5 14q11 6 22 0v10q-11 8-22 0z', line: 'M5 14q11-7 22 0M9 3l5 6M23 3l-5 6' },
}

/** Of an event that is newer than the page: a lantern. */
export const LANTERN: Drawing = {
  fill: 'M9 7h14q6 8 0 16H9Q3 15 9 7z',
  line: 'M16 2v5M16 23v7M11 26v2M21 26v2',
}
