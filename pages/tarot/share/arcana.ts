/** Emblems of the major arcana by their number, within the middle of a card of 60 by 96. */
export const ARCANA: readonly string[] = [
  // 0 the fool: a bundle on a stick, the edge of a cliff
  'M14 70h18l6 8M40 34a7 7 0 100 14 7 7 0 000-14zM36 46L20 64M24 48v12l-6 10M24 60l6 10M24 40a4 4 0 100 8 4 4 0 000-8z',
  // 1 the magician: the sign of infinity, a wand, a table
  'M30 38c-4-6-14-6-14 0s10 6 14 0 14-6 14 0-10 6-14 0zM30 46v18M26 50l4-4 4 4M16 68h28M20 68v8M40 68v8',
  // 2 the high priestess: two pillars, the crescent
  'M16 36v40M44 36v40M12 36h8M40 36h8M12 76h8M40 76h8M34 44a10 10 0 100 20 12 12 0 010-20z',
  // 3 the empress: a crown over wheat
  'M18 46l-2-12 8 6 6-10 6 10 8-6-2 12zM30 54v22M30 60l-7-5M30 60l7-5M30 67l-7-5M30 67l7-5M30 74l-7-5M30 74l7-5',
  // 4 the emperor: a throne
  'M20 76V40l5-8h10l5 8v36M20 62h20M16 76h28M25 44h10v12H25zM16 58h4M40 58h4',
  // 5 the hierophant: crossed keys under a triple cross
  'M30 30v16M25 34h10M23 40h14M20 74l18-24M40 74L22 50M20 74a4 4 0 10.1 0M40 74a4 4 0 10.1 0',
  // 6 the lovers: two hearts under the sun
  'M30 28a5 5 0 100 10 5 5 0 000-10zM22 76l-9-11c-4-8 6-13 9-6 3-7 13-2 9 6zM39 68l-7-9c-3-6 5-10 7-5 2-5 10-1 7 5z',
  // 7 the chariot: a car on two wheels
  'M16 60h28l-3-14H19zM19 46l11-12 11 12M21 60a7 7 0 10.1 0M39 60a7 7 0 10.1 0M30 34v-6',
  // 8 strength: a lion under infinity
  'M30 32c-3-4-10-4-10 0s7 4 10 0 10-4 10 0-7 4-10 0zM30 44a14 14 0 100 30 14 14 0 000-30zM24 56h0M36 56h0M30 60v5M25 68q5 4 10 0',
  // 9 the hermit: a lantern
  'M30 30v8M22 38h16l3 8v22l-4 6H23l-4-6V46zM30 50l3 6 6 2-6 3-3 6-3-6-6-3 6-2z',
  // 10 the wheel
  'M30 34a20 20 0 100 40 20 20 0 000-40zM30 48a6 6 0 100 12 6 6 0 000-12zM30 34v14M30 60v14M10 54h14M36 54h14M16 40l10 10M44 40L34 50M16 68l10-10M44 68L34 58',
  // 11 justice: scales
  'M30 32v42M20 74h20M14 40h32M14 40l-6 16h12zM46 40l-6 16h12z',
  // 12 the hanged man
  'M14 32h32M30 32v10M30 42l-5 14h10zM30 56v6M30 62a6 6 0 100 12 6 6 0 000-12zM25 56l-7-6M35 56l7-6',
  // 13 death: a scythe and what grows again
  'M40 30L24 78M40 30c-14 0-22 4-26 12 8-4 18-4 22-2M36 78c0-8 4-12 10-12-2 8-4 12-10 12z',
  // 14 temperance: water from cup to cup
  'M14 34h14l-3 12h-8zM21 46v4M16 50h10M32 62h14l-3 12h-8zM39 74v4M34 78h10M27 40q12 4 11 22',
  // 15 the devil: horns and a chain
  'M18 34q-4 12 6 16M42 34q4 12-6 16M30 44a10 10 0 100 20 10 10 0 000-20zM26 53h0M34 53h0M26 59q4 3 8 0M22 70a4 4 0 10.1 0M30 70a4 4 0 10.1 0M38 70a4 4 0 10.1 0',
  // 16 the tower: lightning
  'M20 78l3-34h14l3 34zM23 44l-3-8h20l-3 8M28 54h4v6h-4zM42 26l-8 12h7l-6 10',
  // 17 the star
  'M30 30l6 15 16 1-12 10 4 16-14-9-14 9 4-16L8 46l16-1z',
  // 18 the moon
  'M38 32a22 22 0 100 40 24 24 0 010-40zM42 50l2 4 4 2-4 2-2 4-2-4-4-2 4-2z',
  // 19 the sun
  'M30 42a12 12 0 100 24 12 12 0 000-24zM30 30v6M30 72v6M12 54h-6M54 54h-6M17 41l-4-4M43 41l4-4M17 67l-4 4M43 67l4 4',
  // 20 judgement: a trumpet
  'M12 66l26-22 8 10-30 16zM38 44c4-8 12-4 12-4s4 8-4 14M22 58l8 8M14 76h32M30 28v8M22 30l3 6M38 30l-3 6',
  // 21 the world: a wreath
  'M30 30c-14 8-16 38 0 48 16-10 14-40 0-48zM30 44l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1zM17 42l-4-2M15 54h-5M17 66l-4 2M43 42l4-2M45 54h5M43 66l4 2',
]
