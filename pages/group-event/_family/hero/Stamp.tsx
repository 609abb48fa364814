/** The filter `#stamp`: the gaps of a worn seal, on the title and on my group. */
export function Stamp() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <filter id="stamp">
        <feTurbulence type="fractalNoise" baseFrequency=".22" numOctaves="2" seed="5" result="rough" />
        <feDisplacementMap in="SourceGraphic" in2="rough" scale="2" result="ink" />
        <feColorMatrix in="rough" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -8 6.2" result="dry" />
        <feComposite in="ink" operator="in" in2="dry" />
      </filter>
    </svg>
  )
}
