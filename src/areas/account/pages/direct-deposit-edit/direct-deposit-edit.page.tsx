import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { directDepositForm, type DirectDeposit } from '~generated/forms/account/direct-deposit.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, usePageHref } from '~/platform/pages/page-link.tsx'
import { memberId } from '~/platform/session/member-id.ts'
import { showSuccess } from '~/platform/shell/banner-store.ts'
import { whileLoading } from '~/platform/shell/loading-store.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Wrap } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { saveBanking } from '../../api.ts'

/** Sets up or changes direct deposit (F-18). On failure everything typed stays (ERR-05). */
export function Component() {
  const text = useText()
  const navigate = useNavigate()
  const href = usePageHref()
  const { mutateAsync, isPending } = useMutation(saveBanking(memberId()))

  async function save({ branch, bank, account }: DirectDeposit) {
    if (isPending) return
    try {
      await whileLoading(() => mutateAsync({ branch, bank, account }), { text: text('direct-deposit.saving') })
      await navigate(href('account.direct-deposit'))
      showSuccess(text('direct-deposit.saved'))
    } catch (error) {
      if (!isPortalError(error)) throw error // shown under its catalogue name by the query client
    }
  }

  return (
    <Wrap narrow>
      <Page id="account.direct-deposit-edit" lead={text('direct-deposit.edit.lead')}>
        <SchemaForm definition={directDepositForm} onSubmit={(data) => void save(data)}>
          <Actions>
            <Button type="submit" busy={isPending}>
              {text('direct-deposit.save')}
            </Button>
            <PageLink to="account.direct-deposit" className={buttonClass({ variant: 'quiet' })}>
              {text('direct-deposit.cancel')}
            </PageLink>
          </Actions>
        </SchemaForm>
      </Page>
    </Wrap>
  )
}
