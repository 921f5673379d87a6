import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { directDepositForm, type DirectDeposit } from '~generated/forms/account/direct-deposit.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useReview } from '~/forms/use-review.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, usePageHref } from '~/platform/pages/page-link.tsx'
import { memberId } from '~/platform/session/member-id.ts'
import { showSuccess } from '~/platform/shell/banner-store.ts'
import { whileLoading } from '~/platform/shell/loading-store.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Stack, Wrap } from '~/ui/layout/layout.tsx'
import { ChequeGuide } from '~/ui/page/cheque-guide.tsx'
import { Page } from '~/ui/page/page.tsx'
import { ReviewBox } from '~/ui/page/review-box.tsx'
import { SwappedNotice } from '~/ui/page/swapped-notice.tsx'
import { saveBanking } from '../../api.ts'

/** Sets up or changes direct deposit (F-18): typed, checked, then saved (D-61). On failure everything typed stays (ERR-05). */
export function Component() {
  const text = useText()
  const navigate = useNavigate()
  const href = usePageHref()
  const { typed, type, reviewed, review, change } = useReview<DirectDeposit>('directDeposit_branch')
  const { mutateAsync, isPending } = useMutation(saveBanking(memberId()))

  async function save({ branch, bank, account }: DirectDeposit) {
    if (isPending) return
    try {
      await whileLoading(() => mutateAsync({ branch, bank, account }), { text: text('direct-deposit.saving') })
      await navigate(href('account.direct-deposit-success'), { replace: true })
      showSuccess(text('direct-deposit.saved'))
    } catch (error) {
      if (!isPortalError(error)) throw error // shown under its catalogue name by the query client
    }
  }

  return (
    <Wrap narrow>
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
            onConfirm={() => void save(reviewed)}
            isBusy={isPending}
            changeLabel={text('form.review.change')}
            onChange={change}
          >
            <p>{text('direct-deposit.review.text')}</p>
          </ReviewBox>
        ) : (
          <Stack gap="l">
            <ChequeGuide formId={directDepositForm.id} />
            <SchemaForm definition={directDepositForm} initialData={typed} onChange={type} onSubmit={review}>
              <SwappedNotice typed={typed} />
              <Actions>
                <Button type="submit">{text('direct-deposit.review')}</Button>
                <PageLink to="account.direct-deposit" className={buttonClass({ variant: 'quiet' })}>
                  {text('direct-deposit.cancel')}
                </PageLink>
              </Actions>
            </SchemaForm>
          </Stack>
        )}
      </Page>
    </Wrap>
  )
}
