import { useText } from '~/platform/i18n/text.tsx'
import { PageLink, useNavigation } from '~/platform/pages/navigation.tsx'
import { claimAfterDepositStore } from '~/components/start-claim.ts'
import { useStore } from '~/platform/store.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Button, buttonClass } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'

/**
 * Says that direct deposit is saved. If the member interrupted a claim to set it up, a button leads back to
 * that claim.
 */
function AccountDirectDepositSuccessPage() {
  const text = useText()
  const { isFirst } = (useNavigation().location.state ?? {}) as { readonly isFirst?: boolean }
  const goOnWithClaim = useStore(claimAfterDepositStore)
  return (
    <OutcomePage
      id="account.direct-deposit-success"
      tone="ok"
      lead={isFirst ? text('direct-deposit.success') : text('direct-deposit.success.changed')}
      actions={
        <>
          {goOnWithClaim && (
            <Button onClick={() => void goOnWithClaim()}>{text('direct-deposit.success.claim')}</Button>
          )}
          <PageLink
            to="account.direct-deposit"
            className={buttonClass({ variant: goOnWithClaim ? 'quiet' : 'primary' })}
          >
            {text('direct-deposit.success.view')}
          </PageLink>
          <QuietButtonLink to="dashboard.home">{text('direct-deposit.success.home')}</QuietButtonLink>
        </>
      }
    />
  )
}

export { AccountDirectDepositSuccessPage as Component }
