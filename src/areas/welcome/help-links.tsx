import { getPublicResourceUrlsQuery } from '~generated/member/queries/support.ts'
import { useQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { ExternalLink } from '~/ui/link.tsx'
import { Inline } from '~/ui/layout.tsx'
import { invitationToken } from './invitation.ts'
import { isAllowedLink } from '~/platform/config/allowed-hosts.ts'
import { brandStore } from '~/platform/config/brand.ts'
import { useStore } from '~/platform/store.ts'
import { ButtonLink } from '~/components/button-link.tsx'

/** Contact and privacy links of the invitation's insurer (REG-39); links that cannot be loaded are left out. */
export function HelpLinks() {
  const text = useText()
  const { data } = useQuery(getPublicResourceUrlsQuery({ mslToken: invitationToken() }), queryClient)
  const { contactUrl, privacyUrl } = data ?? {}
  if (!isAllowedLink(contactUrl) && !isAllowedLink(privacyUrl)) return null
  return (
    <Inline>
      {isAllowedLink(contactUrl) && (
        <ExternalLink href={contactUrl} hint={text('shell.new-window')}>
          {text('welcome.contact')}
        </ExternalLink>
      )}
      {isAllowedLink(privacyUrl) && (
        <ExternalLink href={privacyUrl} hint={text('shell.new-window')}>
          {text('welcome.privacy')}
        </ExternalLink>
      )}
    </Inline>
  )
}

/** Link to the sign-in page, which keeps the invitation's brand (SESSION-51). */
export function SignInLink() {
  const text = useText()
  const brand = useStore(brandStore)
  return (
    <ButtonLink to="access.login" query={{ brand }}>
      {text('error.page.sign-in')}
    </ButtonLink>
  )
}
