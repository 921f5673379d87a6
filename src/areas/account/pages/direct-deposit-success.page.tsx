import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { buttonClass } from '~/ui/button.tsx'
import { OutcomePage } from '~/ui/page/outcome-page.tsx'

/** Claims are paid into another account from now on. */
function AccountDirectDepositSuccessPage() {
  const text = useText()
  return (
    <OutcomePage
      id="account.direct-deposit-success"
      tone="ok"
      lead={text('direct-deposit.success')}
      actions={
        <>
          <PageLink to="account.direct-deposit" className={buttonClass()}>
            {text('direct-deposit.success.view')}
          </PageLink>
          <PageLink to="dashboard.home" className={buttonClass({ variant: 'quiet' })}>
            {text('direct-deposit.success.home')}
          </PageLink>
        </>
      }
    />
  )
}

export { AccountDirectDepositSuccessPage as Component }
