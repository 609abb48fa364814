/** The filters `#brush`, rough edges and the dry streaks of a fast brush, and `#pen`, the edges alone: streaks slice Latin letters. */
export function Brush() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <filter id="brush" x="-5%" y="-10%" width="110%" height="120%">
        <feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="3" result="rough" />
        <feDisplacementMap
          in="SourceGraphic"
          in2="rough"
          scale="5"
          xChannelSelector="R"
          yChannelSelector="G"
          result="ink"
        />
        <feTurbulence type="fractalNoise" baseFrequency=".015 .4" numOctaves="2" seed="8" />
        <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -9 6.3" result="dry" />
        <feComposite in="ink" operator="in" in2="dry" />
      </filter>
      <filter id="pen" x="-5%" y="-10%" width="110%" height="120%">
        <feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="3" />
        <feDisplacementMap in="SourceGraphic" scale="3" xChannelSelector="R" yChannelSelector="G" />
      </filter>
    </svg>
  )
}
