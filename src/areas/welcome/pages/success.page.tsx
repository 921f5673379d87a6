import { getDigitalTokenValuesQuery } from '~generated/member/queries/welcome.ts'
import { useQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { invitationToken } from '../invitation.ts'
import { SignInLink } from '../help-links.tsx'
import { Illustration } from '~/ui/illustration.tsx'

/** Says that the account was created (REG-38). The page shows the login address if the invitation can be loaded. */
function WelcomeSuccessPage() {
  const text = useText()
  const { data } = useQuery(getDigitalTokenValuesQuery({ mslToken: invitationToken() }), queryClient)
  return (
    <OutcomePage
      id="welcome.success"
      tone="ok"
      picture={<Illustration name="welcome" />}
      lead={data?.email ? text('welcome.success.login', { address: data.email }) : text('welcome.success.text')}
      actions={<SignInLink />}
    >
      {data?.emailVerified && <p>{text('welcome.success.verified')}</p>}
    </OutcomePage>
  )
}

export { WelcomeSuccessPage as Component }
