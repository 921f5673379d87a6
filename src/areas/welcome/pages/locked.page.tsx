import { useText } from '~/platform/i18n/text.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { HelpLinks } from '../help-links.tsx'

/** The invitation is locked after too many mismatches (REG-25): only the insurer can send another. */
function WelcomeLockedPage() {
  const text = useText()
  return (
    <OutcomePage id="welcome.locked" tone="warn" lead={text('welcome.locked.text')}>
      <HelpLinks />
    </OutcomePage>
  )
}

export { WelcomeLockedPage as Component }
