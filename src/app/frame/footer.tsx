import { lazy, Suspense, useState } from 'react'
import { brandStore } from '~/platform/config/brand.ts'
import { env } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { isFramed } from '~/platform/session/session-store.ts'
import { useIsBrowser, useStore } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import { ExternalLink } from '~/ui/external-link.tsx'
import css from './frame.module.css'
import type { Information } from '~/ui/page/information-dialog.tsx'

// Few people open them: their dialog comes with the click.
const InformationDialog = lazy(async () => ({ default: (await import('~/ui/page/information-dialog.tsx')).InformationDialog }))

/** As wide as a year, so that nothing moves when it comes: prerendered pages have no clock. */
const NO_YEAR = '\u2007'.repeat(4)

/** Legal, Privacy, Cookies, Accessibility and the year (SHELL-39..46). */
export function Footer() {
  const text = useText()
  const brand = useStore(brandStore)
  const [open, setOpen] = useState<Information>()
  // Prerendered pages have neither configuration nor clock: both are filled in by the browser.
  const isBrowser = useIsBrowser()
  const privacy = isBrowser ? env().externalLinks[brand][text.locale].privacy : '#'
  if (isBrowser && isFramed()) return null
  const button = (name: Information) => (
    <li key={name}>
      <Button variant="link" onClick={() => setOpen(name)}>
        {text(`footer.${name}`)}
      </Button>
    </li>
  )
  return (
    <footer className={css.footer} data-print="hide">
      <nav aria-label={text('footer.label')} className={css.footerInner}>
        <ul className={css.footerLinks}>
          {button('legal')}
          <li>
            <ExternalLink href={privacy} hint={text('shell.new-window')}>
              {text('footer.privacy')}
            </ExternalLink>
          </li>
          {button('cookies')}
          {button('accessibility')}
        </ul>
        <span>{text('footer.year', { year: isBrowser ? String(new Date().getFullYear()) : NO_YEAR })}</span>
      </nav>
      {open && (
        <Suspense>
          <InformationDialog name={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </footer>
  )
}
