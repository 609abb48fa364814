import { correction, generate } from 'lean-qr/nano'
import { useMemo } from 'react'

/** A link as a code for a phone's camera, dark on white with its quiet zone. */
export function Qr({ link, name, className }: { link: string; name: string; className?: string }) {
  const { size, path } = useMemo(() => pathOf(link), [link])
  return (
    <svg className={className} viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={name}>
      <rect x="-3" y="-3" width={size + 6} height={size + 6} rx="3" fill="#fff" />
      <path d={path} fill="#170f33" shapeRendering="crispEdges" />
    </svg>
  )
}

function pathOf(link: string): { size: number; path: string } {
  const code = generate(link, { minCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
  }
  return { size: code.size, path }
}
