import { destination } from '#shared/features/destination'
import { navigate, type QueryValues } from '#shared/runtime/navigate'

/** Opens the download page with what this page's address names; `more` has precedence. Nothing that led here is lost. */
export function toDownload(more: QueryValues = {}): void {
  navigate.to('/download', { from: location.pathname, ...destination(), ...more })
}
