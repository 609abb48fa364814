import styles from './Creature.module.css'
import type { Mood } from './Face.tsx'
import { Face, type FaceLooks } from './Face.tsx'
import type { Species } from './species.ts'

const SKIN = '#ee6a4f'
const SHADE = '#bf3d36'
const BELLY = '#ffdf9c'
const INK = '#46130f'

const FACE: FaceLooks = {
  at: [100, 82],
  apart: 29,
  size: 11.5,
  mouth: 29,
  ink: INK,
  lid: SKIN,
  blush: '#ffb07a99',
}

function Body({ mood }: { mood: Mood }) {
  return (
    <>
      <path
        className={styles.left}
        d="M62 128C38 128 18 112 12 88C24 92 28 90 32 84C38 92 44 92 50 88C56 100 66 108 76 112z"
        fill="#f6a13c"
      />
      <path
        className={styles.right}
        d="M138 128C162 128 182 112 188 88C176 92 172 90 168 84C162 92 156 92 150 88C144 100 134 108 124 112z"
        fill="#d97a26"
      />
      <g>
        <path
          d="M100 96C66 96 50 134 50 162C50 184 70 188 100 188S150 184 150 162C150 134 134 96 100 96z"
          fill={SKIN}
        />
        <path
          d="M100 188C130 188 150 184 150 162C150 150 147 138 142 127C142 158 124 178 84 187z"
          fill={SHADE}
          opacity=".55"
        />
        <path
          d="M100 122C82 122 74 142 74 160S84 187 100 187S126 178 126 160S118 122 100 122z"
          fill={BELLY}
        />
        <path d="M80 140H120M75 154H125M76 168H124" className={styles.line} stroke="#e5a94f" />
        <ellipse cx="74" cy="183" rx="17" ry="9" fill={SHADE} />
        <ellipse cx="126" cy="183" rx="17" ry="9" fill={SHADE} />
        <path d="M64 181l-4 5M73 181l-2 6M127 181l2 6M136 181l4 5" className={styles.line} stroke={BELLY} />
      </g>
      <g className={styles.head}>
        <path
          d="M64 52C54 44 52 30 58 16C66 26 76 32 84 40zM136 52C146 44 148 30 142 16C134 26 124 32 116 40z"
          fill="#ffe8b4"
        />
        <path
          d="M59 34L70 30M61 42L76 37M141 34L130 30M139 42L124 37"
          className={styles.line}
          stroke="#d6ab62"
        />
        <path d="M88 38L94 20L101 36L108 22L114 40z" fill="#f6a13c" />
        <path
          d="M100 34C62 34 42 58 42 86C42 116 68 130 100 130S158 116 158 86C158 58 138 34 100 34z"
          fill={SKIN}
        />
        <path d="M42 86L28 78L34 94L26 102L46 104zM158 86L172 78L166 94L174 102L154 104z" fill={SHADE} />
        <ellipse cx="100" cy="107" rx="34" ry="20" fill="#f98a68" />
        <path d="M89 99q3-4 6 0M105 99q3-4 6 0" className={styles.line} stroke={SHADE} />
        <path d="M64 118l4 8 4-7zM136 118l-4 8-4-7z" fill="#fff" />
        <Face {...FACE} mood={mood} />
      </g>
    </>
  )
}

/** The ember dragon, who sneezes stars. */
export const dragon: Species = {
  Body,
  tail: (
    <>
      <path
        d="M132 178C166 186 188 170 182 146"
        fill="none"
        stroke={SHADE}
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path
        d="M182 152C166 138 172 124 180 112C182 122 186 124 190 118C200 132 198 146 182 152z"
        fill="#ffb43d"
      />
      <path d="M183 147C176 140 178 133 182 127C188 134 189 141 183 147z" fill="#fff0b0" />
    </>
  ),
  face: FACE,
  tailFrom: '66% 89%',
  eyeLine: '41%',
}
