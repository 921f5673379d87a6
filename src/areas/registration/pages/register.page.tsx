import { type Register, registerForm } from '~generated/forms/registration/register.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useSubmission } from '~/platform/use-submission.ts'
import { PageLink, useOpenPage } from '~/platform/pages/navigation.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { TermsText } from '~/components/information-dialog.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { CardGuide } from '../card-guide.tsx'
import { register, registeredAddress } from '../registration-api.ts'

/** Registers with card numbers (F-09). A refusal is shown here, and entered values stay (REG-05). */
function RegistrationRegisterPage() {
  const text = useText()
  const openPage = useOpenPage()
  const { submit, isBusy, failure } = useSubmission(
    async (data: Register) => {
      const outcome = await register(data)
      if (outcome === 'waiting') registeredAddress.set(data.email)
      await openPage(outcome === 'waiting' ? 'registration.success' : 'registration.active')
    },
    { text: text('register.sending') },
  )
  return (
    <PlainPage id="registration.register" lead={text('register.lead')}>
      <CardGuide />
      <SchemaForm
        definition={registerForm}
        initialData={{ preferredLang: text.locale === 'fr' ? 'FR' : 'EN' }}
        onSubmit={submit}
      >
        <Accordion panels={[{ id: 'terms', title: text('terms.title'), children: <TermsText /> }]} />
        <ErrorBox error={failure} unsure={text('register.unsure')} />
        <Actions>
          <Button type="submit" busy={isBusy}>
            {text('register.submit')}
          </Button>
        </Actions>
        <p>
          {text('register.have-account')} <PageLink to="access.login">{text('error.page.sign-in')}</PageLink>
        </p>
        <p>{text('register.stuck')}</p>
      </SchemaForm>
    </PlainPage>
  )
}

export { RegistrationRegisterPage as Component }
