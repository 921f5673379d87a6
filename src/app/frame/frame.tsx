import type { ReactNode } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { useCurrentPage } from '~/platform/pages/navigation.ts'
import { LiveRegion } from '~/ui/live-region/live-region.tsx'
import { SkipLink } from '~/ui/skip-link/skip-link.tsx'
import { APP_ID, MAIN_ID } from './anchors.ts'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { OfflineNotice } from './offline-notice.tsx'
import { useRouteChange } from './use-route-change.ts'

interface FrameProps {
  readonly header: ReactNode
  /** the loading modal and the error dialog: at hand for members, fetched when needed on public pages */
  readonly dialogs: ReactNode
  readonly children: ReactNode
}

/** What every page stands in: skip link, header, the page, footer, and the two dialogs any page may need. */
export function Frame({ header, dialogs, children }: FrameProps) {
  const text = useText()
  const page = useCurrentPage()
  useRouteChange()
  return (
    <div id={APP_ID} data-page={page?.id} tabIndex={-1} className={css.app}>
      <SkipLink href={`#${MAIN_ID}`}>{text('shell.skip')}</SkipLink>
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={css.main} hidden={page?.menu === 'hidden'}>
        <OfflineNotice />
        {children}
      </main>
      <Footer />
      <LiveRegion />
      {dialogs}
    </div>
  )
}
