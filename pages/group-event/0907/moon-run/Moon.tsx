const TRACKS = [92, 106, 120]

/** The moon with the hare in it, the gate of the palace at its top, tracks around it. */
export function Moon() {
  return (
    <svg viewBox="0 0 270 270" aria-hidden="true">
      <circle cx="135" cy="135" r="132" fill="var(--moon)" opacity=".07" />
      <g fill="none" stroke="var(--gold)" strokeOpacity=".4" strokeDasharray="2 7">
        {TRACKS.map((r) => (
          <circle key={r} cx="135" cy="135" r={r} />
        ))}
      </g>
      <circle cx="135" cy="135" r="80" fill="var(--moon-edge)" />
      <circle cx="135" cy="135" r="77" fill="var(--moon)" />
      <g fill="var(--moon-mark)">
        <path d="M96 162c-4-20 8-34 24-36-4-14-8-30-2-34 8 0 10 16 10 32 4-14 10-28 18-26 4 8-4 22-12 32 14 2 20 12 16 20-6 4-12 4-18 4 6 10 4 22-2 28h-30c-2-6-4-12-4-20z" />
        <circle cx="176" cy="96" r="10" />
        <circle cx="84" cy="104" r="7" />
        <circle cx="178" cy="166" r="14" />
        <path d="M150 188q14-6 24 2-10 8-24-2z" />
      </g>
      <path fill="var(--cloth)" stroke="var(--gold)" strokeWidth="1.5" d="M115 40V20h40v20h-8V28h-24v12z" />
      <path fill="var(--gold)" d="M106 22q14-2 29-16 15 14 29 16l-4 4H110z" />
      <path fill="none" stroke="var(--seal)" strokeWidth="2" strokeDasharray="4 3" d="M135 42v16" />
    </svg>
  )
}
