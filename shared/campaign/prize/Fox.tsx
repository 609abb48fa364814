import type { ReactNode } from 'react'

/** Fur and attributes of each fox, behind and in front of it. */
export const FOXES = {
  foxTea: {
    fur: '#ee8a4b',
    before: (
      <g stroke="#6b3a22" strokeWidth="2">
        <path d="M37 78h22v6q0 8-11 8t-11-8Z" fill="#fff6e6" />
        <path d="M59 80q7 0 7 4t-8 5" fill="none" />
        <path d="M43 74q-3-4 0-7M52 74q-3-4 0-7" fill="none" stroke="#fff6e6" />
      </g>
    ),
  },
  foxRain: {
    fur: '#7ba7cf',
    behind: <path d="M8 30Q14 2 48 2t40 28q-10-8-20 0-10-8-20 0-10-8-20 0-10-8-20 0Z" fill="#e8587a" />,
    before: (
      <g stroke="#3d6a9a" strokeWidth="3" strokeLinecap="round">
        <path d="M82 34v42q0 8-7 8" fill="none" stroke="#6b3a22" />
        <path d="M8 46v6M14 62v6M6 76v5" />
      </g>
    ),
  },
  foxKite: {
    fur: '#f4ab55',
    behind: (
      <g>
        <path d="M74 4l14 16-18 14L60 18Z" fill="#3fae9c" />
        <path d="M70 34q-10 16 0 40" fill="none" stroke="#6b3a22" strokeWidth="2" />
      </g>
    ),
  },
  foxLantern: {
    fur: '#d85d4c',
    before: (
      <g>
        <path d="M78 44v12" stroke="#6b3a22" strokeWidth="3" />
        <ellipse cx="78" cy="68" rx="12" ry="13" fill="#ffc846" />
        <path
          d="M70 57h16M70 79h16M78 56v25M72 58q-4 10 0 20M84 58q4 10 0 20"
          stroke="#b8442f"
          strokeWidth="2"
          fill="none"
        />
      </g>
    ),
  },
  foxMoon: {
    fur: '#a792df',
    behind: <path d="M26 2a24 24 0 1 0 22 34A20 20 0 0 1 26 2Z" fill="#ffe28c" />,
  },
  foxSnow: {
    fur: '#dbe6f0',
    before: (
      <g>
        <path d="M30 58q18 10 36 0l2 8q-20 10-40 0Z" fill="#3c7fc0" />
        <path d="M58 64l8 20-8 2-6-20Z" fill="#2f659c" />
        <path
          d="M10 20v12M4 26h12M86 12v12M80 18h12"
          stroke="#7fb4dd"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    ),
  },
  foxDawn: {
    fur: '#ff9384',
    behind: (
      <g>
        <circle cx="48" cy="34" r="30" fill="#ffd45e" />
        <path
          d="M48 0v-6M22 10l-5-6M74 10l5-6M12 34H4M92 34h-8"
          stroke="#ffb02e"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    ),
  },
  foxComet: {
    fur: '#6247c4',
    behind: (
      <g>
        <path d="M90 6 30 30l14 10Z" fill="#8ff0ff" opacity=".75" />
        <path d="M36 22l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z" fill="#fff3a8" />
      </g>
    ),
  },
} satisfies Record<string, { fur: string; behind?: ReactNode; before?: ReactNode }>

/** A Mixi fox, sitting. Fills its square. */
export function Fox({ id }: { id: keyof typeof FOXES }) {
  const { fur, behind, before }: { fur: string; behind?: ReactNode; before?: ReactNode } = FOXES[id]
  return (
    <svg viewBox="-2 -8 100 104" display="block" aria-hidden="true">
      {behind}
      <path d="M66 84c24 2 30-20 20-34-2 16-16 16-22 24Z" fill={fur} />
      <path d="M86 50c10 14 4 30-8 34 2-8 4-18 8-34Z" fill="#fff6e6" />
      <ellipse cx="48" cy="74" rx="22" ry="19" fill={fur} />
      <ellipse cx="48" cy="79" rx="12" ry="13" fill="#fff6e6" />
      <path d="M22 34Q18 12 24 8q8 4 15 12 9-2 18 0 7-8 15-12 6 4 2 26-2 25-26 25T22 34Z" fill={fur} />
      <path d="M26 15q5 3 8 8l-9 7Zm44 0q-5 3-8 8l9 7Z" fill="#4a2a2e" opacity=".55" />
      <path d="M24 46q12 0 18-8 3-4 6-4t6 4q6 8 18 8-6 13-24 13T24 46Z" fill="#fff6e6" />
      <path
        d="M34 37q3-5 6 0M56 37q3-5 6 0"
        stroke="#33202a"
        strokeWidth="3.4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M44 45h8l-4 5Z" fill="#33202a" />
      <circle cx="31" cy="46" r="4" fill="#ff7f8c" opacity=".5" />
      <circle cx="65" cy="46" r="4" fill="#ff7f8c" opacity=".5" />
      {before}
    </svg>
  )
}
