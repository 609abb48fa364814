/** What people choose who do not show themselves: animals and things, 96 by 96. */

/** A ginger cat that looks out of the picture. */
const cat =
  '<path fill="#5ab0c9" d="M0 0h96v96H0z"/><path fill="#e8893a" d="M22 98V40L18 14l18 10q12-4 24 0l18-10-4 26v58z"/><path fill="#f7c08a" d="M24 22l8 6-6 8zM72 22l-8 6 6 8z"/><path fill="#fff3e0" d="M30 98q-2-36 18-36t18 36z"/><path fill="#b9601d" d="M46 26h4v14h-4zM37 28h3v9h-3zM56 28h3v9h-3z"/><circle fill="#1d2b1f" cx="37" cy="50" r="5"/><circle fill="#1d2b1f" cx="59" cy="50" r="5"/><circle fill="#fff" cx="38.6" cy="48.4" r="1.6"/><circle fill="#fff" cx="60.6" cy="48.4" r="1.6"/><path fill="#d8575a" d="M44 58h8l-4 5z"/><path fill="none" stroke="#7a3d12" stroke-width="2" stroke-linecap="round" d="M48 63q-4 7-9 3M48 63q4 7 9 3M28 58l-14-3M28 62l-13 3M68 58l14-3M68 62l13 3"/>'

/** A dog with one dark ear, its tongue out. */
const dog =
  '<path fill="#f3c9d3" d="M0 0h96v96H0z"/><circle fill="#e9a9ba" cx="14" cy="84" r="24"/><path fill="#fffaf2" d="M24 98q-2-20 4-30-8-36 20-40 28 4 20 40 6 10 4 30z"/><path fill="#4b352c" d="M32 30Q12 24 14 52q2 10 9 6 8-12 9-28z"/><path fill="#d9b28c" d="M64 30q20-6 18 22-2 10-9 6-8-12-9-28z"/><circle fill="#2a1a1c" cx="39" cy="48" r="3.6"/><circle fill="#2a1a1c" cx="57" cy="48" r="3.6"/><path fill="#2a1a1c" d="M42 57q6-4 12 0-1 6-6 7-5-1-6-7z"/><path fill="#ef6f7c" d="M44 68h8v8q-4 6-8 0z"/><path fill="none" stroke="#2a1a1c" stroke-width="2.2" stroke-linecap="round" d="M48 63v4q-5 4-10 0M48 67q5 4 10 0"/><path fill="#d8483e" d="M29 82q19 8 38 0v7q-19 8-38 0z"/><circle fill="#f3c34f" cx="48" cy="91" r="4"/>'

/** The moon over the sea. */
const moon =
  '<path fill="#1b2350" d="M0 0h96v96H0z"/><circle fill="#2c3872" cx="52" cy="40" r="34"/><path fill="#ffe7a0" d="M60 16a26 26 0 1014 42 22 22 0 01-14-42z"/><g fill="#fff"><circle cx="18" cy="22" r="1.8"/><circle cx="30" cy="12" r="1.3"/><circle cx="82" cy="26" r="2"/><circle cx="12" cy="48" r="1.3"/></g><path fill="#33519c" d="M0 74q12-6 24 0t24 0 24 0 24 0v22H0z"/><path fill="#4a6fc0" d="M0 84q12-5 24 0t24 0 24 0 24 0v12H0z"/><path fill="#ffe7a0" d="M38 72h22v2H38zM42 78h14v2H42zM45 84h8v2h-8z"/>'

/** A cactus in a pot, in flower. */
const cactus =
  '<path fill="#fbe3b4" d="M0 0h96v96H0z"/><path fill="#f5cf86" d="M0 78h96v18H0z"/><path fill="#3f8f5b" d="M38 74V34q0-12 10-12t10 12v40z"/><path fill="#3f8f5b" d="M38 58q-18 0-18-18 0-6 5-6t5 6q0 8 8 8zM58 52q18 0 18-18 0-6-5-6t-5 6q0 8-8 8z"/><path fill="none" stroke="#2f7048" stroke-width="2" stroke-linecap="round" d="M48 30v8M44 42v7M52 44v7M48 55v8"/><g fill="#ee5d7c"><circle cx="43" cy="19" r="5"/><circle cx="53" cy="19" r="5"/><circle cx="48" cy="13" r="5"/></g><circle fill="#ffd84d" cx="48" cy="18" r="3.4"/><path fill="#c8613a" d="M30 70h36l-4 20H34z"/><path fill="#a94c29" d="M28 68h40v6H28z"/>'

/** A bowl of noodles with an egg, and steam. */
const noodles =
  '<path fill="#a83232" d="M0 0h96v96H0z"/><circle fill="#bd4540" cx="48" cy="40" r="38"/><path fill="none" stroke="#f6d5c0" stroke-width="3" stroke-linecap="round" d="M34 26q-5-5 0-10t0-10M50 26q-5-5 0-10t0-10"/><path fill="none" stroke="#e9c38c" stroke-width="3.4" stroke-linecap="round" d="M58 40L84 10M64 42L90 16"/><ellipse fill="#f2b95c" cx="48" cy="48" rx="34" ry="12"/><path fill="none" stroke="#fbe0a2" stroke-width="3" stroke-linecap="round" d="M22 48q8-6 14 0t14 0 14 0 10-2M28 54q8-5 14 0t14 0"/><ellipse fill="#fff" cx="38" cy="44" rx="10" ry="6.5"/><circle fill="#f59b2d" cx="38" cy="44" r="4"/><path fill="#4f9a4b" d="M56 42l8-4 2 4-8 4z"/><path fill="#fff6e6" d="M12 50q36 16 72 0-2 26-22 34H34Q14 76 12 50z"/><path fill="#2d5aa0" d="M15 62q33 13 66 0l-2 6q-31 11-62 0z"/>'

/** A frog on a cloud. */
const frog =
  '<path fill="#bcdcf7" d="M0 0h96v96H0z"/><path fill="#fff" d="M2 84q0-14 14-14 6-12 20-8 12-10 24 0 14-4 18 8 16 0 16 14v14H2z"/><path fill="#6dbb4a" d="M22 76q-8-34 26-34t26 34q-26 10-52 0z"/><circle fill="#6dbb4a" cx="33" cy="38" r="12"/><circle fill="#6dbb4a" cx="63" cy="38" r="12"/><circle fill="#fff" cx="33" cy="37" r="7.5"/><circle fill="#fff" cx="63" cy="37" r="7.5"/><circle fill="#1d2b1f" cx="35" cy="38" r="4"/><circle fill="#1d2b1f" cx="61" cy="38" r="4"/><path fill="none" stroke="#2f6b26" stroke-width="2.8" stroke-linecap="round" d="M33 58q15 10 30 0"/><g fill="#f28c8c" opacity=".7"><circle cx="28" cy="57" r="4"/><circle cx="68" cy="57" r="4"/></g><path fill="#f3c34f" d="M36 24l4-12 8 7 8-7 4 12z"/>'

export const THINGS: readonly string[] = [cat, dog, moon, cactus, noodles, frog]
