/** Line drawings on a field of 16. */
const DRAWINGS = {
  back: 'M10 3 5 8l5 5',
  check: 'M3 8.5 6.5 12 13 4.5',
  chevron: 'm6 4 4 4-4 4',
  close: 'm4 4 8 8m0-8-8 8',
  copy: 'M5.5 5.5h7v8h-7zM3.5 10.5v-8h7',
  dots: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  external: 'M9 3h4v4m0-4L7.5 8.5M11.5 9.5v3h-8v-8h3',
  grid: 'M2.5 2.5h4.2v4.2H2.5zm6.8 0h4.2v4.2H9.3zM2.5 9.3h4.2v4.2H2.5zm6.8 0h4.2v4.2H9.3z',
  link: 'M6.5 9.5 9.5 6.5M7 4.5l1.2-1.2a3 3 0 0 1 4.3 4.3L11.3 9M9 11.5l-1.2 1.2a3 3 0 0 1-4.3-4.3L4.7 7',
  lock: 'M4 7.5h8v6H4zM5.5 7.5V5.3a2.5 2.5 0 0 1 5 0v2.2',
  pause: 'M5.5 3.5v9m5-9v9',
  phone: 'M4.5 1.5h7v13h-7zM7.5 12.2h1',
  play: 'M5 3.5v9l7-4.5z',
  plus: 'M8 3v10M3 8h10',
  reload: 'M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3 2v3h3',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M10.5 10.5 14 14',
  sliders: 'M2.5 5h6m3 0h2m-11 6h2m3 0h6M8.5 3v4m-4 2v4',
  trash: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9',
  warning: 'M8 2.5 14.5 13.5h-13zM8 6.8v3.2m0 1.6v.01',
}

export type IconName = keyof typeof DRAWINGS

/** A sign beside or in place of a word; the word is the button's own. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 2 : 1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
