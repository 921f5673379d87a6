import { type ShareMemberCard, shareMemberCardForm } from '~generated/forms/card/share-member-card.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { useSubmission } from '~/platform/use-submission.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Container } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { shareCard } from '../share-card.ts'

/** Sends the card by e-mail to up to five people (F-31, CARD-05). A failure keeps the addresses. */
function CardSharePage() {
  const text = useText()
  const openPage = useOpenPage()
  const { submit, isBusy } = useSubmission<ShareMemberCard>(
    async ({ emails }) => {
      await shareCard(emails)
      await openPage('card.member-card')
      showSuccess(text('card.shared', { count: emails.length }))
    },
    { text: text('card.sharing') },
  )
  return (
    <Container narrow>
      <Page id="card.share" lead={text('card.share.lead')}>
        <SchemaForm definition={shareMemberCardForm} onSubmit={submit}>
          <Actions>
            <Button type="submit" busy={isBusy}>
              {text('card.share.send')}
            </Button>
            <QuietButtonLink to="card.member-card">{text('card.share.cancel')}</QuietButtonLink>
          </Actions>
        </SchemaForm>
      </Page>
    </Container>
  )
}

export { CardSharePage as Component }
