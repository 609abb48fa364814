import styles from './Creature.module.css'
import type { Mood } from './Face.tsx'
import { Face, type FaceLooks } from './Face.tsx'
import type { Species } from './species.ts'

const FUR = '#f5f4fb'
const SHADE = '#c6c6de'
const TIP = '#7f93c4'
const INK = '#272944'

const FACE: FaceLooks = {
  at: [100, 90],
  apart: 29,
  size: 10,
  mouth: 28,
  ink: INK,
  lid: FUR,
  blush: '#f2a9bd99',
}

function Body({ mood }: { mood: Mood }) {
  return (
    <>
      <g>
        <path
          d="M100 94C68 94 52 132 50 162C49 184 70 188 100 188S151 184 150 162C148 132 132 94 100 94z"
          fill={FUR}
        />
        <path
          d="M100 188C131 188 151 184 150 162C149 148 146 136 141 126C142 158 124 178 86 187z"
          fill={SHADE}
          opacity=".6"
        />
        <path
          d="M100 116L84 122L88 134L76 140L86 150L80 160L100 168L120 160L114 150L124 140L112 134L116 122z"
          fill="#fff"
        />
        <path
          d="M70 188C68 178 72 170 80 170S92 178 90 188zM110 188C108 178 112 170 120 170S132 178 130 188z"
          fill={TIP}
        />
      </g>
      <g className={styles.head}>
        <g className={styles.left}>
          <path d="M54 76C40 50 38 20 44 8C60 16 80 34 90 52z" fill={FUR} />
          <path d="M44 8C60 16 66 22 74 31L47 36C43 24 42 14 44 8z" fill={TIP} />
          <path d="M58 62C52 50 50 44 50 38L68 34C74 40 78 46 81 51z" fill="#e9b9c8" />
        </g>
        <g className={styles.right}>
          <path d="M146 76C160 50 162 20 156 8C140 16 120 34 110 52z" fill={SHADE} />
          <path d="M156 8C140 16 134 22 126 31L153 36C157 24 158 14 156 8z" fill={TIP} />
          <path d="M142 62C148 50 150 44 150 38L132 34C126 40 122 46 119 51z" fill="#e9b9c8" />
        </g>
        <path
          d="M100 40C66 40 44 60 42 84L24 100L42 102L36 116L56 114C68 126 82 134 100 134S132 126 144 114L164 116L158 102L176 100L158 84C156 60 134 40 100 40z"
          fill={FUR}
        />
        <path
          d="M100 134C118 134 132 126 144 114L164 116L158 102L176 100L160 86C158 108 136 124 92 133z"
          fill={SHADE}
          opacity=".5"
        />
        <path d="M100 58C96 66 96 72 100 78C104 72 104 66 100 58z" fill={TIP} opacity=".7" />
        <path d="M92 104Q100 99 108 104Q106 112 100 112T92 104z" fill={INK} />
        <Face {...FACE} mood={mood} />
      </g>
    </>
  )
}

/** The snowball fox, wrapped in its tail. */
export const fox: Species = {
  Body,
  tail: (
    <>
      <path
        d="M128 186C176 190 198 156 184 120C178 102 164 96 160 84C146 106 140 134 122 160z"
        fill={SHADE}
      />
      <path
        d="M160 84C164 96 178 102 184 120C186 126 187 132 187 138C176 122 160 120 149 122C152 108 155 94 160 84z"
        fill={TIP}
      />
      <path d="M134 178C156 176 168 160 166 142" className={styles.line} stroke="#fff" opacity=".8" />
    </>
  ),
  face: FACE,
  tailFrom: '65% 93%',
  eyeLine: '45%',
}
