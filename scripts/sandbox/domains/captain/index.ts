import { getCaptainConfig } from '#shared/api/captain'
import { domain } from '../../domain.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

export const HOURS_RULE = { from: 12, to: 24, maxPerDay: 3, minimum: 1 }

/** By level: PP coin an hour, gift flow in PP coin, hours in all. */
const LEVELS = [
  { hourlyReward: 30, flow: 0, hours: 0 },
  { hourlyReward: 60, flow: 2_000, hours: 6 },
  { hourlyReward: 100, flow: 8_000, hours: 15 },
  { hourlyReward: 160, flow: 20_000, hours: 30 },
  { hourlyReward: 240, flow: 60_000, hours: 60 },
  { hourlyReward: 360, flow: 150_000, hours: 120 },
  { hourlyReward: 520, flow: 500_000, hours: 240 },
  { hourlyReward: 800, flow: 1_500_000, hours: 480 },
]

/** The level for that game time and gift flow: both are required unless the flow is omitted. */
export function levelFor(hours: number, flow = Number.POSITIVE_INFINITY): number {
  return LEVELS.filter((each) => hours >= each.hours && flow >= each.flow).length
}

export function levelName(level: number, language: keyof typeof words): string {
  return words[language].levels[level - 1] ?? ''
}

/** PP coin for each rewarded hour at that level. */
export function hourlyReward(level: number): number {
  return LEVELS[level - 1]?.hourlyReward ?? 0
}

export const captain = domain((on) => {
  on(getCaptainConfig, ({ language, state }) => ({
    hours: HOURS_RULE,
    levelKeptDays: 2,
    issuedBefore: 10,
    levels: LEVELS.map((each, at) => ({ level: at + 1, name: words[language].levels[at] ?? '', ...each })),
    rules: words[language].rules,
    updatedAt: state.firstMidnight,
  }))
})
