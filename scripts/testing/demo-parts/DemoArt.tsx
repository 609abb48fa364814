const MARKS = {
  coin: ['#e9a23b', 'M20 5a15 15 0 110 30 15 15 0 010-30zM20 13l7 7-7 7-7-7z'],
  gift: ['#d8517a', 'M5 11h30v8H5zM8 21h10v14H8zM22 21h10v14H22zM20 11C8 9 12 0 20 9c8-9 12 0 0 2z'],
  ticket: ['#3f8fc9', 'M3 11h34v6a4 4 0 000 7v6H3v-6a4 4 0 000-7zM24 15v3h2v-3zm0 7v3h2v-3z'],
  frame: ['#7a58d6', 'M20 3a17 17 0 110 34 17 17 0 010-34zM20 9a11 11 0 100 22 11 11 0 000-22z'],
  star: ['#2f9d78', 'M20 3l5 11 12 1-9 8 3 13-11-7-11 7 3-13-9-8 12-1z'],
} as const

/** A drawing for demos, as large as its place. */
export function DemoArt({ of }: { of: keyof typeof MARKS }) {
  const [color, path] = MARKS[of]
  return (
    <svg viewBox="0 0 40 40" fill={color} fillRule="evenodd" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
