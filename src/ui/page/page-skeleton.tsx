import { useText } from '~/platform/i18n/text.tsx'
import { Skeleton } from '../skeleton.tsx'

/** The shape of most pages while their data comes (SHELL-60). */
export function PageSkeleton({ shape = 'card', count = 2 }: { shape?: 'card' | 'table' | 'lines'; count?: number }) {
  const text = useText()
  return <Skeleton label={text('shell.loading')} shape={shape} count={count} />
}
