import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aptInstall } from '../../command/apt.ts'

export interface Certificate {
  key: string
  cert: string
}

export interface Certificates {
  /** File of the authority that vouches for `own` and `other`. */
  authority: string
  /** For localhost. */
  own: Certificate
  /** For another name. */
  other: Certificate
  /** For localhost, signed by itself. */
  stranger: Certificate
}

/** Makes keys for a day in a folder, by the program that web servers bring along. */
export function makeCertificates(folder: string): Certificates {
  if (!existsSync('/usr/bin/openssl')) aptInstall('openssl')
  const at = (name: string) => path.join(folder, name)
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const make = (name: string, host: string, ...signer: string[]): Certificate => {
    writeFileSync(at(`${name}.ext`), `subjectAltName=DNS:${host}\n`)
    const key = at(`${name}.key`)
    openssl(
      'req',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      key,
      '-subj',
      `/CN=${name}`,
      '-out',
      at(`${name}.csr`),
    )
    const by = signer.length > 0 ? signer : ['-signkey', key]
    openssl(
      'x509',
      '-req',
      '-in',
      at(`${name}.csr`),
      '-days',
      '1',
      '-extfile',
      at(`${name}.ext`),
      '-out',
      at(`${name}.pem`),
      ...by,
    )
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(at(`${name}.pem`), 'utf8') }
  }
  openssl(
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
    '-keyout',
    at('authority.key'),
    '-subj',
    '/CN=authority',
    '-out',
    at('authority.pem'),
  )
  const signer = ['-CA', at('authority.pem'), '-CAkey', at('authority.key'), '-CAcreateserial']
  return {
    authority: at('authority.pem'),
    own: make('own', 'localhost', ...signer),
    other: make('other', 'other.example', ...signer),
    stranger: make('stranger', 'localhost'),
  }
}
