import {
  getCardholderDetailsQuery,
  useGetCardholderDetails,
  useUpdatePreferredLanguage,
} from '~generated/member/queries/account.ts'
import { type ChangeLanguage, changeLanguageForm } from '~generated/forms/account/change-language.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { currentText, useText } from '~/platform/i18n/text.tsx'
import { inLocale } from '~/platform/pages/page-registry.ts'
import { useNavigation, useShownLocation } from '~/platform/pages/navigation.tsx'
import { useSubmission } from '~/platform/use-submission.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Container } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'

export const queries = () => [getCardholderDetailsQuery()]

/** Page on which the member chooses the language of letters, e-mails and the portal (R-053, F-17). */
function AccountChangeLanguagePage() {
  const text = useText()
  return (
    <Container narrow>
      <Page id="account.change-language" lead={text('account.language.lead')}>
        <Choice />
      </Page>
    </Container>
  )
}

export { AccountChangeLanguagePage as Component }

/**
 * After saving, the page switches to the chosen language and confirms in that language; after a failure nothing changes
 * (ACCT-13, D-66).
 */
function Choice() {
  const text = useText()
  const { navigate } = useNavigation()
  const location = useShownLocation()
  const { data } = useGetCardholderDetails()
  const { mutateAsync: save } = useUpdatePreferredLanguage()
  const { submit, isBusy } = useSubmission(
    async ({ preferredLanguage }: ChangeLanguage) => {
      await save({ data: { preferredLanguage } })
      await navigate(inLocale(location, preferredLanguage === 'FR' ? 'fr' : 'en'), {
        replace: true,
        preventScrollReset: true,
      })
      showSuccess(currentText()('account.language.saved'))
    },
    { text: text('account.language.saving') },
  )
  return (
    <SchemaForm
      definition={changeLanguageForm}
      initialData={{ preferredLanguage: data.preferredLanguage }}
      onSubmit={submit}
    >
      <Actions>
        <Button type="submit" busy={isBusy}>
          {text('account.language.save')}
        </Button>
        <QuietButtonLink to="account.home">{text('account.language.cancel')}</QuietButtonLink>
      </Actions>
    </SchemaForm>
  )
}
