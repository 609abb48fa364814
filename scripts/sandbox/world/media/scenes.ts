const picture = (width: number, height: number, drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 4}" height="${height * 4}">${drawn}</svg>`

/** A singer in the light of a stage, hands of the crowd before her. */
const stage = picture(
  120,
  160,
  '<path fill="#251a4a" d="M0 0h120v160H0z"/><path fill="#6b4bd0" opacity=".6" d="M60 0L16 160h88z"/><path fill="#ffd98a" opacity=".7" d="M60 0L38 160h44z"/><circle fill="#2a1430" cx="60" cy="62" r="9"/><path fill="#d8455f" d="M48 118q-2-46 12-46t12 46z"/><path fill="none" stroke="#f3c9a8" stroke-width="5" stroke-linecap="round" d="M68 78l9-8-8-8"/><path fill="#fff" d="M67 60h4v8h-4z"/><path fill="#140d28" d="M0 160v-28q8-10 14 0 4-16 12-4 6-14 14 2 8-12 14 2 8-14 14 0 8-12 14 0 6-14 14 0 8-10 12 2 6-8 12 0v26z"/>',
)

/** A window in the rain, a cup on its sill. */
const rain = picture(
  120,
  120,
  '<path fill="#3b5166" d="M0 0h120v120H0z"/><path fill="#8fa9bb" d="M14 10h92v76H14z"/><g fill="#f6dc9a"><circle cx="34" cy="62" r="7" opacity=".8"/><circle cx="78" cy="54" r="9" opacity=".6"/><circle cx="58" cy="72" r="5"/></g><path fill="none" stroke="#dfeaf1" stroke-width="1.6" stroke-linecap="round" d="M24 18l-4 14M42 22l-4 14M62 16l-4 14M84 24l-4 14M98 18l-4 14M30 44l-3 12M70 38l-3 12M96 48l-3 12"/><path fill="none" stroke="#6d4c3a" stroke-width="6" d="M14 10h92v76H14zM60 10v76"/><path fill="#8a6148" d="M4 86h112v10H4z"/><path fill="#f4f0e6" d="M72 66h22v14q0 6-6 6H78q-6 0-6-6z"/><path fill="none" stroke="#f4f0e6" stroke-width="3" d="M94 70q8 0 6 6t-7 4"/>',
)

/** Fireworks over a river, two people on its bank. */
const fireworks = picture(
  120,
  160,
  '<path fill="#111a3d" d="M0 0h120v160H0z"/><path fill="#1e2f66" d="M0 108h120v52H0z"/><g stroke-width="2.4" stroke-linecap="round" fill="none"><path stroke="#ffcf5a" d="M42 18v14M42 50v14M19 41h14M51 41h14M26 25l9 9M49 48l9 9M58 25l-9 9M35 48l-9 9"/><path stroke="#ff7b98" d="M88 46v9M88 69v9M72 62h9M95 62h9M77 51l6 6M93 67l6 6M99 51l-6 6M83 67l-6 6"/></g><g fill="#ffcf5a" opacity=".4"><path d="M34 112h16v2H34zM30 120h24v2H30z"/></g><path fill="#0a1026" d="M0 142q60-14 120 0v18H0z"/><g fill="#0a1026"><circle cx="54" cy="124" r="5"/><path d="M47 146q0-16 7-16t7 16z"/><circle cx="68" cy="126" r="5"/><path d="M61 148q0-16 7-16t7 16z"/></g>',
)

/** A cake with one candle on a long table. */
const cake = picture(
  120,
  120,
  '<path fill="#f7d9c4" d="M0 0h120v120H0z"/><path fill="#e3a98a" d="M0 88h120v32H0z"/><g fill="#fff" opacity=".7"><circle cx="20" cy="24" r="3"/><circle cx="98" cy="32" r="4"/><circle cx="80" cy="14" r="2"/></g><path fill="#fff6ee" d="M30 62h60v32H30z"/><path fill="#e05a73" d="M28 58h64v10q-5 8-10 0-6 10-11 0-5 9-11 0-5 9-11 0-6 10-11 0-5 8-10 0z"/><path fill="#f3c34f" d="M57 36h6v22h-6z"/><path fill="#ff8b3d" d="M60 20q8 10 0 16-8-6 0-16z"/><path fill="#c2546a" d="M26 94h68v5H26z"/>',
)

/** A road at sunset, wires along it. */
const road = picture(
  120,
  160,
  '<path fill="#f6b46a" d="M0 0h120v70H0z"/><path fill="#ef7d57" d="M0 50q60-16 120 0v56H0z"/><circle fill="#fff0c2" cx="60" cy="62" r="17"/><path fill="#7a3f5e" d="M0 78q34-18 60 0t60-4v86H0z"/><path fill="#3c2340" d="M52 78h16l32 82H20z"/><path fill="#f6d38a" d="M59 88h2l1 10h-4zM58 106h4l2 16h-8zM56 132h8l3 28H53z"/><g fill="none" stroke="#3c2340" stroke-width="2"><path d="M100 8v84M88 16h24M92 26h16M0 22q52 14 94-2M0 34q52 12 96-4"/></g>',
)

/** A cat asleep on a record player. */
const record = picture(
  120,
  90,
  '<path fill="#d9c7a6" d="M0 0h120v90H0z"/><path fill="#8a5a3c" d="M8 50h104v34H8z"/><path fill="#5e3a26" d="M8 76h104v8H8z"/><ellipse fill="#1d1a22" cx="48" cy="54" rx="36" ry="10"/><ellipse fill="#c9473f" cx="48" cy="54" rx="10" ry="3"/><path fill="none" stroke="#e9e2d2" stroke-width="3" stroke-linecap="round" d="M100 44v14L80 60"/><path fill="#efa04a" d="M20 50q0-22 26-22 24 0 26 22-26 8-52 0z"/><path fill="#efa04a" d="M60 22l3-9 7 7h8l6-6 3 10q2 14-13 15-14-2-14-17z"/><path fill="none" stroke="#7a3d12" stroke-width="1.6" stroke-linecap="round" d="M65 28q3 3 5 0M76 28q3 3 5 0M72 32l2 1 2-1M28 36v8M36 32v10M44 30v10"/>',
)

/** Pictures of works, upright, square and lying. */
export const SCENES = [stage, rain, fireworks, cake, road, record] as const
