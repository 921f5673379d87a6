import { useEffect, useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { errorStore } from '~/platform/errors/error-store.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useCurrentPage } from '~/platform/pages/page-link.tsx'
import { loadingStore, stopLoading } from '~/platform/shell/loading-store.ts'
import { useStore } from '~/platform/store/store.ts'
import { LiveRegion } from '~/ui/live-region/live-region.tsx'
import { LoadingModal } from '~/ui/loading-modal/loading-modal.tsx'
import { SkipLink } from '~/ui/skip-link/skip-link.tsx'
import { APP_ID, MAIN_ID } from './anchors.ts'
import { ErrorDialog } from './error-dialog.tsx'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { useConnection } from './use-connection.ts'
import { useRouteChange } from './use-route-change.ts'

/** A navigation that takes longer than this shows the loading modal (GUARD-01); a shorter one would only flicker. */
const PATIENCE_MS = 400

/** What every page stands in: skip link, header, the page, footer, and the two dialogs any page may need. */
export function Frame({ header, children }: { header: ReactNode; children: ReactNode }) {
  const text = useText()
  const page = useCurrentPage()
  useRouteChange()
  useConnection()
  return (
    <div id={APP_ID} tabIndex={-1} className={css.app}>
      <SkipLink href={`#${MAIN_ID}`}>{text('shell.skip')}</SkipLink>
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={css.main} hidden={page?.menu === 'hidden'}>
        {children}
      </main>
      <Footer />
      <LiveRegion />
      <Loading />
      <ErrorDialog />
    </div>
  )
}

/** The loading modal, for writes and for navigations that take their time (SHELL-56..59, GUARD-04). */
function Loading() {
  const text = useText()
  const loading = useStore(loadingStore)
  const error = useStore(errorStore)
  const isNavigating = useNavigation().state !== 'idle'
  const [patienceOver, setPatienceOver] = useState(false)
  useEffect(() => {
    if (!isNavigating) return undefined
    const timer = setTimeout(() => setPatienceOver(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setPatienceOver(false)
    }
  }, [isNavigating])
  // Showing an error stops the loading indicator (ERR-36).
  useEffect(() => {
    if (error) stopLoading()
  }, [error])
  const percent = loading?.progress === undefined ? undefined : Math.round(loading.progress * 100)
  return (
    <LoadingModal
      open={!error && (loading !== undefined || patienceOver)}
      label={text('shell.loading')}
      text={loading?.text}
      progress={percent === undefined ? undefined : { value: percent / 100, text: `${percent} %` }}
    />
  )
}
