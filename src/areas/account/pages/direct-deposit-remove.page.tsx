import { useSubmission } from '~/platform/use-submission.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import {
  getBankingDetailsQuery,
  useDeleteBankingDetails,
  useGetBankingDetails,
} from '~generated/member/queries/account.ts'
import { directDepositRemoveForm } from '~generated/forms/account/direct-deposit-remove.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { ButtonLink, QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Stack, Container } from '~/ui/layout.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Notice } from '~/ui/notice.tsx'
import { Page } from '~/components/page.tsx'
import { BankAccount } from '../bank-account.tsx'

export const queries = () => [getBankingDetailsQuery()]

/** Removes the account for direct deposit after a confirmation (F-19, ACCT-21). */
function AccountDirectDepositRemovePage() {
  const text = useText()
  const { submitClaim } = usePolicy()
  return (
    <Container narrow>
      <Page id="account.direct-deposit-remove" lead={submitClaim && text('direct-deposit.remove.lead')}>
        <Remove />
      </Page>
    </Container>
  )
}

export { AccountDirectDepositRemovePage as Component }

function Remove() {
  const text = useText()
  const openPage = useOpenPage()
  const { data } = useGetBankingDetails()
  const { mutateAsync: remove } = useDeleteBankingDetails()
  const { submit, isBusy } = useSubmission<void>(
    async () => {
      await remove()
      await openPage('account.direct-deposit', { replace: true })
      showSuccess(text('direct-deposit.removed'))
    },
    { text: text('direct-deposit.removing') },
  )

  if (!data)
    return (
      <Notice
        tone="neutral"
        heading={text('direct-deposit.remove.none')}
        footer={<ButtonLink to="account.direct-deposit">{text('direct-deposit.remove.view')}</ButtonLink>}
      />
    )
  return (
    <Stack gap="l">
      <BankAccount details={data} />
      <SchemaForm definition={directDepositRemoveForm} onSubmit={() => submit()}>
        <Actions>
          <Button type="submit" variant="danger" busy={isBusy}>
            {text('direct-deposit.remove')}
          </Button>
          <QuietButtonLink to="account.direct-deposit">{text('direct-deposit.keep')}</QuietButtonLink>
        </Actions>
      </SchemaForm>
    </Stack>
  )
}
