import { depositFormQuery } from '~/domain/shared-queries.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { useStartClaim, claimAfterDepositStore, directDepositRequiredStore } from '~/components/start-claim.ts'
import { useStore } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { FormButton } from '~/components/window-button.tsx'

/**
 * Dialog for a claim without direct deposit: the member sets it up and returns to the claim, or uses the paper form
 * (GUARD-21..28).
 */
export function DirectDepositRequired() {
  const text = useText()
  const openPage = useOpenPage()
  const { updateBanking } = usePolicy()
  const { openClaim } = useStartClaim()
  const claim = useStore(directDepositRequiredStore)
  if (!claim) return null
  const close = () => directDepositRequiredStore.set(undefined)

  return (
    <Dialog
      open
      tone="warn"
      title={text('deposit-missing.title')}
      onClose={close}
      footer={
        updateBanking ? (
          <>
            <Button
              onClick={() => {
                close()
                claimAfterDepositStore.set(claim.resume ?? openClaim)
                void openPage('account.direct-deposit')
              }}
            >
              {text('deposit-missing.set-up')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {text('deposit-missing.later')}
            </Button>
          </>
        ) : (
          <>
            <FormButton label={text('deposit-missing.download')} form={depositFormQuery()} onOpened={close} />
            <Button variant="quiet" onClick={close}>
              {text('deposit-missing.ok')}
            </Button>
          </>
        )
      }
    >
      <p>{updateBanking ? text('deposit-missing.text') : text('deposit-missing.text-paper')}</p>
    </Dialog>
  )
}
