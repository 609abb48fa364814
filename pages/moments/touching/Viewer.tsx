import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { ImageViewer } from '#shared/ui/image-viewer'
import type family from '../_family/locales/zh.json'
import type { ViewerProps } from '../_family/Works.tsx'

/** The pictures full screen, each with a button that saves it. */
export function Viewer(props: ViewerProps) {
  const t = useT<typeof family>('family')
  return (
    <ImageViewer
      open={props.open}
      onClose={props.onClose}
      pictures={props.works.map(({ id, url, title }) => ({
        id,
        src: url,
        alt: t('work.picture'),
        caption: title,
      }))}
      actions={(_, index) => {
        const work = props.works[index]
        return (
          work && (
            <Button size="s" track="save-picture" onClick={() => props.onSave(work)}>
              {t('work.save')}
            </Button>
          )
        )
      }}
    />
  )
}
