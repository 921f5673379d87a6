import { lazy, Suspense } from 'react'
import { errorStore } from '~/platform/errors/error-store.ts'
import { useNavigation } from '~/platform/pages/navigation.ts'
import { loadingStore } from '~/platform/shell/loading-store.ts'
import { useStore } from '~/platform/store/store.ts'

const Dialogs = lazy(async () => ({ default: (await import('../frame/dialogs.tsx')).Dialogs }))

/** The dialogs of public pages, fetched with the first need of them: the sign-in page paints without (performance.md). */
export function LateDialogs() {
  const error = useStore(errorStore)
  const loading = useStore(loadingStore)
  const { isNavigating } = useNavigation()
  if (!error && !loading && !isNavigating) return null
  return (
    <Suspense>
      <Dialogs />
    </Suspense>
  )
}
