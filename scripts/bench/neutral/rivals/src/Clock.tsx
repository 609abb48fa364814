import { useEffect, useState } from 'react'

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** The time left until a moment in ms. */
export function Clock({ target }: { target: number | undefined }) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (!target || !now) return <span role="timer">--:--:--</span>
  const seconds = Math.max(0, (target - now) / 1000)
  return (
    <span role="timer">
      {two(seconds / 3600)}:{two((seconds / 60) % 60)}:{two(seconds % 60)}
    </span>
  )
}
