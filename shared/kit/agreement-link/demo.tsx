import { visitStorage } from '#shared/runtime/storage'
import type { Demo, DemoTools } from '#testing/demo'
import { AgreementLink } from './index.ts'

function Links({ say }: Pick<DemoTools, 'say'>) {
  return (
    <p>
      <AgreementLink name="service">
        {say({ zh: '用户服务协议', en: 'Terms of service', tw: '使用者服務條款' })}
      </AgreementLink>
    </p>
  )
}

export default {
  usual: ({ say }) => <Links say={say} />,
  agreed: ({ say }) => {
    visitStorage.writeJson('agreed', { service: '2026-10-01' })
    return <Links say={say} />
  },
} satisfies Demo
