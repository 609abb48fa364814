import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type { Kennel } from '../../_family/kennel/use-kennel.ts'
import type family from '../../_family/locales/zh.json'
import { NameForm } from '../../_family/naming/NameForm.tsx'
import { useNaming } from '../../_family/naming/use-naming.ts'

/** The pet's name plate, taken down to be written again. What is typed outlives the sheet. */
export function NameSheet(props: { kennel: Kennel; open: boolean; onClose: () => void }) {
  const t = useT<typeof family>('family')
  const naming = useNaming(props.kennel, props.open)
  const detail = props.kennel.detail.data
  return (
    <Sheet open={props.open} title={t('name.title')} kind="dialog" expose="name" onClose={props.onClose}>
      {detail && <NameForm naming={naming} detail={detail} onNamed={props.onClose} />}
    </Sheet>
  )
}
