import { useId } from 'react'

const RAILS =
  'M34 226C120 238 230 236 284 216c44-16 32-44-12-54-60-12-140-6-190-22-42-14-24-52 24-58 60-6 120 4 162-22l28-20'
const STOPS = [
  [34, 226],
  [298, 208],
  [190, 152],
  [66, 128],
  [206, 78],
]

/** The country by night, from the sea up to the hill: the rails, their stops with lit windows, wheat between. */
export function Country() {
  const stop = useId()
  return (
    <svg viewBox="0 0 351 250" aria-hidden="true">
      <path fill="var(--hill)" d="M0 96q60-40 130-18 60-60 130-44 50 10 91-10v226H0z" />
      <path fill="var(--hill-near)" d="M0 170q90-28 180-8t171-12v100H0z" />
      <path fill="var(--dusk)" d="M0 206q30-8 60 14t50 30H0z" opacity=".8" />
      <path
        fill="none"
        stroke="var(--rail)"
        strokeOpacity=".5"
        strokeWidth="1.5"
        d="M6 232q8-4 16 0t16 0M20 242q8-4 16 0t16 0"
      />
      <g stroke="var(--wheat)" strokeWidth="2" strokeLinecap="round">
        <path d="M110 196v-9M118 199v-11M126 197v-9M134 200v-11M206 200v-10M214 198v-9M222 201v-11M118 122v-10M126 119v-9M134 122v-10M240 122v-10M248 119v-9M256 122v-10M24 160v-9M32 163v-10" />
      </g>
      <path fill="none" stroke="var(--night-high)" strokeWidth="9" strokeLinecap="round" d={RAILS} />
      <path fill="none" stroke="var(--rail)" strokeWidth="5" strokeDasharray="1.5 6" d={RAILS} />
      <path fill="none" stroke="var(--rail)" strokeWidth="1.4" d={RAILS} />
      <defs>
        <g id={stop}>
          <path fill="var(--brick)" d="M-12-2v-12L0-23l12 9v12z" />
          <path fill="var(--lit)" d="M-8-11h6v8h-6zM2-11h6v8H2z" />
        </g>
      </defs>
      {STOPS.map(([x, y]) => (
        <use key={y} href={`#${stop}`} x={x} y={(y ?? 0) - 4} />
      ))}
      <path fill="var(--steel)" d="M288 34V16l12-9 12 9v18z" />
      <path fill="var(--lit)" d="M296 20h8v14h-8z" />
      <path fill="var(--brick)" d="M284 17l16-13 16 13v4l-16-12-16 12zM300 4V-8h12l-4 4 4 4h-12z" />
    </svg>
  )
}
