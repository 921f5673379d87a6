import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { Actions } from '~/ui/actions/actions.tsx'
import { buttonClass } from '~/ui/button/button.tsx'
import { PlainPage } from '~/ui/page/plain-page.tsx'

/** Somebody registered who has an active account already (REG-41, D-43). */
export function Component() {
  const text = useText()
  return (
    <PlainPage id="registration.active" lead={text('already-active.text')}>
      <Actions>
        <PageLink to="access.login" className={buttonClass()}>
          {text('error.page.sign-in')}
        </PageLink>
        <PageLink to="access.forgot-password" className={buttonClass({ variant: 'quiet' })}>
          {text('already-active.forgot')}
        </PageLink>
      </Actions>
    </PlainPage>
  )
}
