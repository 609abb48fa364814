import { useEffect, useState } from 'react'
import { visitStorage } from '#shared/runtime/storage'

export type AgreementName = 'service' | 'privacy'

const PATHS: Record<AgreementName, string> = {
  service: '/agreement/agreementZJ',
  privacy: '/agreement/agreementJQ',
}

const KEY = 'agreed'

type Agreed = Partial<Record<AgreementName, string>>

function read(): Agreed {
  const stored = visitStorage.readJson(KEY)
  return stored && typeof stored === 'object' ? (stored as Agreed) : {}
}

/** Notes that the person agreed to this version of an agreement: for the tab alone, since consent belongs to one flow. */
export function agree(name: AgreementName, version: string): void {
  visitStorage.writeJson(KEY, { ...read(), [name]: version })
}

/** History path of an agreement. */
export const agreementPath = (name: AgreementName): string => PATHS[name]

/** URL of an agreement that asks for consent and leads back to this page. For handlers and effects. */
export function agreementUrl(name: AgreementName): string {
  const back = location.pathname + location.search
  return `${PATHS[name]}?${new URLSearchParams({ agree: '1', back })}`
}

/** The agreements that were agreed to in this tab, with their versions; empty on the first render. */
export function useAgreed(): Agreed {
  const [agreed, setAgreed] = useState<Agreed>({})
  useEffect(() => {
    const look = () => setAgreed(read())
    look()
    // the way back may show the page as it was left
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
  return agreed
}

export type Consent = ReturnType<typeof useConsent>

/** The checkbox of both agreements on a form, ticked where both were agreed to in this tab. */
export function useConsent() {
  const read = useAgreed()
  const [ticked, setTicked] = useState<boolean>()
  const agreed = ticked ?? !!(read.service && read.privacy)
  const [missed, setMissed] = useState(false)
  return {
    agreed,
    /** The form was sent without it. */
    missing: missed && !agreed,
    set: setTicked,
    /** Whether it is ticked; shows the error if not. */
    check(): boolean {
      setMissed(!agreed)
      return agreed
    },
  }
}
