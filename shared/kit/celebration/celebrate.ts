import type { Rarity } from './use-reveal.ts'

/** Vibration and pauses in turn, in ms. */
const PULSES: Record<Rarity, number[]> = {
  common: [12],
  rare: [24],
  epic: [24, 60, 36],
  legend: [36, 50, 36, 50, 110],
}

/** Notes in semitones above A4, one after the other; those of a legend end in a chord. */
const MELODIES: Record<Rarity, number[]> = {
  common: [7],
  rare: [3, 10],
  epic: [0, 5, 9, 12],
  legend: [0, 4, 7, 12, 16, 19, 24],
}

/** From one note to the next, and how long one rings, in s. */
const STEP_S = 0.085
const RING_S = { common: 0.25, rare: 0.4, epic: 0.6, legend: 1.4 }
const VOLUME = 0.12

let context: AudioContext | undefined

/** A short vibration, where the phone has one, and a melody synthesised by Web Audio if `loud`. Never throws. */
export function celebrate(rarity: Rarity, loud: boolean): void {
  // blocked in frames of another origin and before the first press: false, and at worst a line in the console
  navigator.vibrate?.(PULSES[rarity])
  if (loud) play(rarity)
}

function play(rarity: Rarity): void {
  const Context = window.AudioContext as typeof AudioContext | undefined
  if (!Context) return
  context ??= new Context()
  // suspended by the browser while the page was in the background
  context.resume().catch(() => {})
  const start = context.currentTime
  MELODIES[rarity].forEach((semitones, at) => {
    ring(context as AudioContext, 440 * 2 ** (semitones / 12), start + at * STEP_S, RING_S[rarity])
  })
}

/** One bell-like note: a triangle with a quiet octave above it. */
function ring(audio: AudioContext, hertz: number, at: number, seconds: number): void {
  for (const [times, share] of [
    [1, 1],
    [2, 0.35],
  ] as const) {
    const tone = audio.createOscillator()
    const gain = audio.createGain()
    tone.type = times === 1 ? 'triangle' : 'sine'
    tone.frequency.value = hertz * times
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(VOLUME * share, at + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    tone.connect(gain).connect(audio.destination)
    tone.start(at)
    tone.stop(at + seconds)
  }
}
