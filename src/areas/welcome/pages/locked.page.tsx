import { useText } from '~/platform/i18n/text.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { HelpLinks } from '../help-links.tsx'

/**
 * Page for an invitation that was locked after too many wrong answers (REG-25). Only the insurer can send another one.
 */
function WelcomeLockedPage() {
  const text = useText()
  return (
    <OutcomePage id="welcome.locked" tone="warn" lead={text('welcome.locked.text')}>
      <HelpLinks />
    </OutcomePage>
  )
}

export { WelcomeLockedPage as Component }
