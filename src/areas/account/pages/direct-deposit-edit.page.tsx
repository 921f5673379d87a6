import { getBankingDetailsQuery, useUpdateBankingDetails } from '~generated/member/queries/account.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { type DirectDeposit, directDepositForm } from '~generated/forms/account/direct-deposit.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useUnsentInput } from '~/forms/unsent-input.ts'
import { useReview } from '~/forms/use-review.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Stack, Container } from '~/ui/layout.tsx'
import { ChequeGuide, SwappedNotice } from '~/components/cheque-guide.tsx'
import { Page } from '~/components/page.tsx'
import { ReviewBox } from '~/components/review-box.tsx'

/** Sets up or changes direct deposit: form, review, save (D-61). On failure all entered values stay (ERR-05). */
function AccountDirectDepositEditPage() {
  const text = useText()
  const openPage = useOpenPage()
  const { initial, keep, forget } = useUnsentInput<DirectDeposit>('direct-deposit', undefined)
  const { typed, reviewed, review, change } = useReview('directDeposit_branch', initial, keep)
  const { mutateAsync: save } = useUpdateBankingDetails()
  const { submit, isBusy } = useSubmission(
    async ({ branch, bank, account }: DirectDeposit) => {
      const isFirst = queryClient.getQueryData(getBankingDetailsQuery().queryKey) === null
      await save({ data: { branch, bank, account } })
      forget()
      await openPage('account.direct-deposit-success', { replace: true, state: { isFirst } })
      showSuccess(text('direct-deposit.saved'))
    },
    { text: text('direct-deposit.saving') },
  )

  return (
    <Container narrow>
      <Page id="account.direct-deposit-edit" lead={reviewed ? undefined : text('direct-deposit.edit.lead')}>
        {reviewed ? (
          <ReviewBox
            title={text('direct-deposit.review.title')}
            items={[
              { id: 'branch', label: text('bank-account.branch'), value: reviewed.branch },
              { id: 'bank', label: text('bank-account.bank'), value: reviewed.bank },
              { id: 'account', label: text('bank-account.account'), value: reviewed.account },
            ]}
            confirmLabel={text('direct-deposit.save')}
            onConfirm={() => submit(reviewed)}
            isBusy={isBusy}
            changeLabel={text('form.review.change')}
            onChange={change}
          >
            <p>{text('direct-deposit.review.text')}</p>
          </ReviewBox>
        ) : (
          <Stack gap="l">
            <ChequeGuide formId={directDepositForm.id} />
            <SchemaForm definition={directDepositForm} initialData={typed.get()} onChange={typed.set} onSubmit={review}>
              <SwappedNotice typed={typed} />
              <Actions>
                <Button type="submit">{text('direct-deposit.review')}</Button>
                <QuietButtonLink to="account.direct-deposit" onClick={forget}>
                  {text('direct-deposit.cancel')}
                </QuietButtonLink>
              </Actions>
            </SchemaForm>
          </Stack>
        )}
      </Page>
    </Container>
  )
}

export { AccountDirectDepositEditPage as Component }
