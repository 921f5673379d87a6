import { depositFormQuery } from '~/domain/shared-queries.ts'
import { getBankingDetailsQuery, useGetBankingDetails } from '~generated/member/queries/account.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { ButtonLink, QuietButtonLink } from '~/components/button-link.tsx'
import { Actions } from '~/ui/button.tsx'
import { Card, Stack, Container } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { FormButton } from '~/components/window-button.tsx'
import { Page } from '~/components/page.tsx'
import { BankAccount } from '../bank-account.tsx'

export const queries = () => [getBankingDetailsQuery()]

/**
 * The account that receives claim payments, masked; it can be changed online or, with some plans, on paper (D-61,
 * ACCT-19).
 */
function AccountDirectDepositPage() {
  const text = useText()
  return (
    <Container narrow>
      <Page id="account.direct-deposit" lead={text('direct-deposit.lead')}>
        <OnFile />
      </Page>
    </Container>
  )
}

export { AccountDirectDepositPage as Component }

function OnFile() {
  const text = useText()
  const { submitClaim, updateBanking } = usePolicy()
  const { data } = useGetBankingDetails()
  return (
    <Stack gap="l">
      {data ? (
        <BankAccount details={data} />
      ) : (
        <Notice tone="warn" heading={text('direct-deposit.on-file')}>
          <p>{text('direct-deposit.none')}</p>
          {submitClaim && <p>{text('direct-deposit.needed')}</p>}
        </Notice>
      )}
      {updateBanking ? (
        <Actions>
          <ButtonLink to="account.direct-deposit-edit">
            {data ? text('direct-deposit.change') : text('direct-deposit.set-up')}
          </ButtonLink>
          {data && (
            <QuietButtonLink to="account.direct-deposit-remove">{text('direct-deposit.remove')}</QuietButtonLink>
          )}
        </Actions>
      ) : (
        <OnPaper />
      )}
    </Stack>
  )
}

/** The paper form, for plans without online changes. A button opens it in a new window (D-60, CONTENT-08). */
function OnPaper() {
  const text = useText()
  return (
    <Card title={text('direct-deposit.paper.title')}>
      <Stack gap="m">
        <p>{text('direct-deposit.paper')}</p>
        <div>
          <FormButton label={text('direct-deposit.form')} form={depositFormQuery()} />
        </div>
      </Stack>
    </Card>
  )
}
