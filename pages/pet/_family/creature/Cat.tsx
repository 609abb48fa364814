import styles from './Creature.module.css'
import type { Mood } from './Face.tsx'
import { Face, type FaceLooks } from './Face.tsx'
import type { Species } from './species.ts'

const FUR = '#f2b36d'
const SHADE = '#d98a41'
const CREAM = '#fff2dc'
const INK = '#4a2716'

const FACE: FaceLooks = {
  at: [100, 82],
  apart: 27,
  size: 11,
  mouth: 25,
  ink: INK,
  lid: FUR,
  blush: '#f58a6c88',
}

function Body({ mood }: { mood: Mood }) {
  return (
    <>
      <g>
        <path
          d="M100 92C62 92 44 138 44 164C44 184 66 188 100 188S156 184 156 164C156 138 138 92 100 92z"
          fill={FUR}
        />
        <path
          d="M100 188C134 188 156 184 156 164C156 154 153 142 149 131C148 160 130 176 88 187z"
          fill={SHADE}
          opacity=".45"
        />
        <path
          d="M100 124C84 124 74 142 74 160S84 187 100 187S126 178 126 160S116 124 100 124z"
          fill={CREAM}
        />
        <path d="M84 150V186M116 150V186" className={styles.line} stroke={SHADE} opacity=".7" />
        <ellipse cx="80" cy="183" rx="17" ry="10" fill={CREAM} />
        <ellipse cx="120" cy="183" rx="17" ry="10" fill={CREAM} />
        <path
          d="M74 180v6M80 179v8M86 180v6M114 180v6M120 179v8M126 180v6"
          className={styles.line}
          stroke={SHADE}
        />
      </g>
      <g className={styles.head}>
        <g className={styles.left}>
          <path d="M50 68C40 44 42 24 48 18C60 20 78 32 88 46z" fill={FUR} />
          <path d="M55 58C49 44 49 34 52 30C60 33 69 40 75 48z" fill="#f7a08e" />
        </g>
        <g className={styles.right}>
          <path d="M150 68C160 44 158 24 152 18C140 20 122 32 112 46z" fill={SHADE} />
          <path d="M145 58C151 44 151 34 148 30C140 33 131 40 125 48z" fill="#f7a08e" />
        </g>
        <path
          d="M100 32C62 32 40 56 38 82C36 92 42 100 44 104C56 124 76 130 100 130S144 124 156 104C158 100 164 92 162 82C160 56 138 32 100 32z"
          fill={FUR}
        />
        <path d="M100 33V52M86 35L90 50M114 35L110 50" stroke={SHADE} strokeWidth="6" strokeLinecap="round" />
        <path
          d="M40 80L52 84M39 92L51 92M160 80L148 84M161 92L149 92"
          stroke={SHADE}
          strokeWidth="4.5"
          strokeLinecap="round"
        />
        <ellipse cx="100" cy="106" rx="27" ry="18" fill={CREAM} />
        <path d="M94 95.500Q100 92 106 95.500Q104 102 100 102T94 95.500z" fill="#c2563f" />
        <path
          d="M66 106L42 102M66 111L44 114M134 106L158 102M134 111L156 114"
          stroke="#fff"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <Face {...FACE} mood={mood} />
      </g>
    </>
  )
}

/** The toffee cat, sitting. */
export const cat: Species = {
  Body,
  tail: (
    <path
      d="M142 172C182 176 190 142 172 128S152 106 166 98"
      fill="none"
      stroke={SHADE}
      strokeWidth="17"
      strokeLinecap="round"
    />
  ),
  face: FACE,
  tailFrom: '71% 86%',
  eyeLine: '41%',
}
