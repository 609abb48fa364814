import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, shut } from '../site/listen.ts'
import type { Host } from './host.ts'
import { HOSTS } from './hosts.ts'
import { makeRules } from './rules.ts'
import { type Certificate, type Certificates, makeCertificates } from './testing/certificates.ts'
import { fixtureFiles, fixtureManifest } from './testing/fixture.ts'
import { layFiles } from './testing/lay-files.ts'
import { caddyProgram, findProgram, nginxProgram, startProgram } from './testing/programs.ts'
import { sendRaw } from './testing/raw-request.ts'

/** Where a program is not available, its tests are skipped. */
const PROGRAMS = [nginxProgram, caddyProgram].map((program) => ({ program, file: findProgram(program) }))

for (const { program, file } of PROGRAMS) {
  describe.skipIf(!file)(`a real ${program.name} before an https API`, () => {
    const folder = mkdtempSync(path.join(tmpdir(), `${program.name}-api-`))
    let certificates: Certificates
    beforeAll(() => {
      certificates = makeCertificates(folder)
    })
    afterAll(() => rmSync(folder, { recursive: true }))

    /** One call with a token, through the host to a server that shows this certificate. */
    async function callThrough(certificate: Certificate) {
      const received: unknown[] = []
      const api = createServer(certificate, (request, response) => {
        received.push(request.headers.authorization)
        response.end('the API')
      })
      const origin = `https://localhost:${await listen(api, 0)}`
      const site = mkdtempSync(path.join(folder, 'run-'))
      mkdirSync(path.join(site, 'site'))
      layFiles(path.join(site, 'site'), fixtureFiles)
      const { files } = await (HOSTS[program.name] as Host)(
        makeRules(fixtureManifest, ['version.txt'], ['/user/'], origin),
        {
          root: path.join(site, 'site'),
          brotli: false,
          caFile: certificates.authority,
          logs: path.join(site, 'tmp'),
          listFiles: async () => undefined,
          notFoundHtml: '',
          copied: '',
        },
      )
      const running = await startProgram(program, file, site, files, {
        SSL_CERT_FILE: certificates.authority,
      })
      try {
        const fields = ['Authorization: Bearer token-1', 'Content-Length: 0']
        const answer = await sendRaw(running.port, { line: 'POST /user/userinfo/get', fields })
        return { status: answer?.status, cache: answer?.headers.get('cache-control'), received }
      } finally {
        await running.stop()
        await shut(api)
      }
    }

    it('hands a call on to who shows the certificate of the API', async () => {
      expect(await callThrough(certificates.own)).toMatchObject({ status: 200, received: ['Bearer token-1'] })
    })

    it('hands nothing to a stranger who vouches for himself', async () => {
      expect(await callThrough(certificates.stranger)).toEqual({
        status: 502,
        cache: 'no-store',
        received: [],
      })
    })

    it("hands nothing to the holder of another name's certificate", async () => {
      expect(await callThrough(certificates.other)).toEqual({ status: 502, cache: 'no-store', received: [] })
    })
  })
}
