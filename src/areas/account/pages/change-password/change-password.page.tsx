import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { changePasswordForm, type ChangePassword } from '~generated/forms/account/change-password.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, usePageHref } from '~/platform/pages/page-link.tsx'
import { memberId } from '~/platform/session/member-id.ts'
import { whileLoading } from '~/platform/shell/loading-store.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Wrap } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { replacePassword } from '../../api.ts'

/** A new password for a signed-in member (F-05, AUTH-16). A failure opens the dialog; what was typed stays (AUTH-19). */
export function Component() {
  const text = useText()
  const navigate = useNavigate()
  const href = usePageHref()
  const { mutateAsync, isPending } = useMutation(replacePassword(memberId()))

  async function save({ oldPassword, newPassword }: ChangePassword) {
    if (isPending) return
    try {
      await whileLoading(() => mutateAsync({ oldPassword, newPassword }))
      await navigate(href('account.password-changed'), { replace: true })
    } catch (error) {
      if (!isPortalError(error)) throw error // shown under its catalogue name by the query client
    }
  }

  return (
    <Wrap narrow>
      <Page id="account.change-password" lead={text('account.password.lead')}>
        <SchemaForm definition={changePasswordForm} onSubmit={(data) => void save(data)}>
          <Actions>
            <Button type="submit" busy={isPending}>
              {text('account.password.save')}
            </Button>
            <PageLink to="account.home" className={buttonClass({ variant: 'quiet' })}>
              {text('account.password.cancel')}
            </PageLink>
          </Actions>
        </SchemaForm>
      </Page>
    </Wrap>
  )
}
