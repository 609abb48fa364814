import styles from './Creature.module.css'
import type { Mood } from './Face.tsx'
import { Face, type FaceLooks } from './Face.tsx'
import type { Species } from './species.ts'

const SKIN = '#79b6ec'
const SHADE = '#4d8bce'
const BELLY = '#eef8ff'
const INK = '#16304f'

const FACE: FaceLooks = {
  at: [72, 104],
  apart: 33,
  size: 10.5,
  mouth: 20,
  ink: INK,
  lid: SKIN,
  blush: '#f79fb599',
}

function Body({ mood }: { mood: Mood }) {
  return (
    <>
      <path
        d="M36 184a13 13 0 011-26a19 19 0 0133-9a22 22 0 0140 3a17 17 0 0127 6a13 13 0 011 26z"
        fill="#fff"
        opacity=".92"
      />
      <g>
        <path
          d="M84 52C40 52 12 80 12 112C12 146 44 164 88 164C134 164 162 140 166 108C150 112 148 100 142 86C130 62 110 52 84 52z"
          fill={SKIN}
        />
        <path
          d="M12 112C12 146 44 164 88 164C130 164 158 144 164 116C142 134 116 138 88 138C52 138 24 130 12 112z"
          fill={BELLY}
        />
        <path
          d="M28 132C34 144 44 152 56 157M52 139C58 148 68 156 80 160M80 140C86 150 94 156 104 160M108 139C112 146 120 152 126 154"
          className={styles.line}
          stroke="#a9cdea"
        />
        <path d="M120 130C140 138 146 154 140 170C126 168 112 154 108 138z" fill={SHADE} />
        <circle cx="58" cy="70" r="4" fill="#b7dcfb" />
        <circle cx="72" cy="64" r="2.6" fill="#b7dcfb" />
      </g>
      <g className={styles.spout}>
        <path
          d="M92 50C92 36 84 30 74 32M92 50C92 34 100 26 112 30M92 50V24"
          className={styles.line}
          stroke="#bfe4ff"
        />
        <circle cx="72" cy="25" r="4" fill="#bfe4ff" />
        <circle cx="115" cy="22" r="4.6" fill="#bfe4ff" />
        <circle cx="92" cy="14" r="4" fill="#bfe4ff" />
      </g>
      <Face {...FACE} mood={mood} />
    </>
  )
}

/** The cloud whale, adrift on its own small weather. */
export const whale: Species = {
  Body,
  tail: (
    <>
      <path
        d="M150 110C168 104 174 88 172 72C160 66 154 58 152 46C166 48 176 54 182 64C188 54 194 50 200 48C200 64 194 74 188 78C190 104 178 128 156 138z"
        fill={SHADE}
      />
    </>
  ),
  face: FACE,
  tailFrom: '78% 62%',
  eyeLine: '52%',
}
