import { useText } from '~/platform/i18n/text.tsx'
import { PlainPage } from '~/ui/page/plain-page.tsx'
import { HelpLinks } from '../../help-links.tsx'

/** The invitation was answered wrongly too often (REG-25): only the insurer can send another one. */
export function Component() {
  const text = useText()
  return (
    <PlainPage id="welcome.locked" lead={text('welcome.locked.text')}>
      <HelpLinks />
    </PlainPage>
  )
}
