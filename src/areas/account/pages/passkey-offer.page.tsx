import { useDeclinePasskeyOffer } from '~generated/account/queries/passkeys.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useNavigation, usePageHref } from '~/platform/pages/navigation.tsx'
import { passkeyOfferStore } from '~/platform/session/passkey-offer.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Bullets, Container, Stack } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { useCreatePasskey } from '../use-create-passkey.ts'

/** Offers a passkey to a member who has signed in with a password, before the page that the member wanted (D-251). */
function AccountPasskeyOfferPage() {
  const text = useText()
  const { navigate } = useNavigation()
  const pageHref = usePageHref()
  const { mutateAsync: decline } = useDeclinePasskeyOffer()

  async function goOn() {
    const next = passkeyOfferStore.get()?.next ?? pageHref('dashboard.home')
    await navigate(next, { replace: true })
    passkeyOfferStore.set(undefined)
  }
  const { create, isBusy, failure } = useCreatePasskey((name) => {
    void goOn().then(() => showSuccess(text('passkey.created', { name })))
  })

  return (
    <Container narrow centred>
      <Page id="account.passkey-offer" lead={text('passkey.offer.lead')}>
        <Stack gap="l">
          <Bullets>
            <li>{text('passkey.offer.where')}</li>
            <li>{text('passkey.offer.password')}</li>
          </Bullets>
          {failure && <AlertBox live>{failure}</AlertBox>}
          <Actions>
            <Button busy={isBusy} onClick={create}>
              {text('passkey.create')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                // The page does not wait for the response. If the request fails, a later sign-in shows the offer again.
                decline().catch(() => undefined)
                void goOn()
              }}
            >
              {text('passkey.offer.decline')}
            </Button>
          </Actions>
        </Stack>
      </Page>
    </Container>
  )
}

export { AccountPasskeyOfferPage as Component }
