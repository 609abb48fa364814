import { Karaoke } from '../_family/karaoke/Karaoke.tsx'

/** Karaoke nights, with the page's own head. */
export const KaraokePage = () => <Karaoke />
