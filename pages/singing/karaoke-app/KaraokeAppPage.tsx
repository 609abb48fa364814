import { Karaoke } from '../_family/karaoke/Karaoke.tsx'

/** Karaoke nights as a view of the app: under its header, with its own ways to rooms and people. */
export const KaraokeAppPage = () => <Karaoke native />
