import { useEffect } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { useCurrentPage, useNavigation } from '~/platform/pages/navigation.ts'
import { announce } from '~/ui/live-region/announcements.ts'
import { APP_ID, MAIN_ID } from './anchors.ts'

/** The path shown last in this window: the frame of a member's page is not that of the page before signing in. */
let shown: string | undefined

/** After each route change: the document's title, focus on the app container, and the new page said aloud (SHELL-17, SHELL-18, A11Y-02). */
export function useRouteChange(): void {
  const text = useText()
  const page = useCurrentPage()
  const { pathname, hash } = useNavigation().location
  const id = page?.id === 'access.catch-all' ? 'access.not-found' : page?.id
  const title = id && text.has(`page.${id}`) ? text.byConvention(`page.${id}`) : undefined
  const portal = text('shell.portal')
  useEffect(() => {
    document.documentElement.lang = text.locale // A11Y-12
  }, [text.locale])
  useEffect(() => {
    document.title = title ? `${title} - ${portal}` : portal
  }, [title, portal])

  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname) return
    if (hash !== `#${MAIN_ID}`) {
      document.getElementById(APP_ID)?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    if (title) announce(title)
  }, [pathname, hash, title])
}
