import type { ReactNode } from 'react'
import styles from './Guests.module.css'

/** The party: five masked guests around a microphone. Drawn in a 360 x 300 box. */
export function Guests({ className }: { className?: string }) {
  return (
    <svg className={`${styles.scene} ${className ?? ''}`} viewBox="0 0 360 300" aria-hidden="true">
      <g fill="none" stroke="#ffcf66">
        {[52, 88, 124].map((r, order) => (
          <circle
            key={r}
            className={styles.ring}
            data-order={order}
            cx="180"
            cy="150"
            r={r}
            strokeWidth="1.5"
          />
        ))}
      </g>
      <ellipse cx="180" cy="262" rx="132" ry="20" fill="#120b29" opacity=".55" />
      <Guest x={58} y={118} size={0.92} face="#8be0cf" order={1}>
        <path d="M-26-18-20-44-4-28M26-18 20-44 4-28" fill="#8be0cf" />
        <path d="M-5 9 0 13 5 9M0 13v5" />
        <path d="M-30 8h-14M-29 14l-12 5M30 8h14M29 14l12 5" />
      </Guest>
      <Guest x={302} y={118} size={0.92} face="#ffb3c1" order={3}>
        <path d="M-18-24C-26-60-12-66-6-28M18-24C26-60 12-66 6-28" fill="#ffb3c1" />
        <path d="M-4 8h8l-4 5ZM0 13v4" />
        <circle cx="-17" cy="10" r="4" fill="#ff7d6b" stroke="none" opacity=".7" />
        <circle cx="17" cy="10" r="4" fill="#ff7d6b" stroke="none" opacity=".7" />
      </Guest>
      <Guest x={104} y={222} size={1.06} face="#e7b27a" order={2}>
        <circle cx="-22" cy="-24" r="10" fill="#e7b27a" />
        <circle cx="22" cy="-24" r="10" fill="#e7b27a" />
        <ellipse cx="0" cy="11" rx="11" ry="8" fill="#fbe4c4" stroke="none" />
        <path d="M-4 7h8l-4 4ZM0 11v4" />
      </Guest>
      <Guest x={256} y={222} size={1.06} face="#a9b4ff" order={4}>
        <path d="M-29-8-26-44-8-27M29-8 26-44 8-27" fill="#a9b4ff" />
        <path d="M-16 6 0 22 16 6 0 1Z" fill="#eef0ff" stroke="none" />
        <path d="M-4 12h8l-4 5Z" fill="#241a4d" />
      </Guest>
      <Guest x={180} y={62} size={0.8} face="#ffe08a" order={0}>
        <path d="M0-29c-6-10 4-16 8-10M0-29c2-10 12-8 10-2" />
        <path d="M-6 7 0 4 6 7 0 13Z" fill="#ff7d6b" />
      </Guest>
      <g>
        <path d="M180 206v40M158 248h44" stroke="#ffcf66" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M150 150v10a30 30 0 0 0 60 0v-10"
          fill="none"
          stroke="#ffcf66"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <rect x="161" y="104" width="38" height="72" rx="19" fill="#ffcf66" />
        <path d="M170 122h20M170 134h20M170 146h20" stroke="#b97a11" strokeWidth="3" strokeLinecap="round" />
        <path d="M168 114c2-5 5-7 9-7" fill="none" stroke="#fff3cf" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  )
}

function Guest(props: {
  x: number
  y: number
  size: number
  face: string
  order: number
  children: ReactNode
}) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
      <g className={styles.guest} data-order={props.order}>
        <g stroke="#241a4d" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" fill="none">
          <circle r="31" fill={props.face} />
          {props.children}
        </g>
        <g fill="#241a4d">
          <circle cx="-11" cy="-3" r="3.6" />
          <circle cx="11" cy="-3" r="3.6" />
        </g>
      </g>
    </g>
  )
}
