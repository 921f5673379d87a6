import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type TravelLetter, travelLetterForm } from '~generated/forms/coverage/travel-letter.ts'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { downloadTravelLetterPdf } from '~generated/member/queries/documents.ts'
import { fullName } from '~/domain/participants.ts'
import { activeParticipantsQuery, benefitsQuery } from '~/domain/shared-queries.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useUnsentInput } from '~/forms/unsent-input.ts'
import { env } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { showSuccess, successBannerStore } from '~/platform/stores/banners.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { Page } from '~/components/page.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Container, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { travelCountries } from '../model/travel-countries.ts'
import { useParticipants } from '../selected-participant.ts'

const isOffered = (): boolean => env().offersTravelLetters === true

export const queries = () =>
  isOffered() ? [benefitsQuery(), activeParticipantsQuery(), getCardholderDetailsQuery()] : []

/** The page on which a member asks for a letter that proves emergency travel coverage (R-155, D-330). */
function CoverageTravelLetterPage() {
  const text = useText()
  return (
    <Container narrow>
      <Page id="coverage.travel-letter" lead={isOffered() ? text('travel-letter.lead') : undefined}>
        {isOffered() ? <Content /> : <Nothing name="not-offered" />}
      </Page>
    </Container>
  )
}

export { CoverageTravelLetterPage as Component }

/** The page without its form: the service writes no such letters, or the plan is known to have no travel coverage. */
function Nothing({ name }: { readonly name: 'not-offered' | 'no-travel' }) {
  const text = useText()
  return (
    <Notice
      tone="neutral"
      heading={text(`travel-letter.${name}.title`)}
      footer={<QuietButtonLink to="coverage.overview">{text('travel-letter.coverage')}</QuietButtonLink>}
    >
      <p>{text(`travel-letter.${name}.text`)}</p>
    </Notice>
  )
}

function Content() {
  const { data: plan } = useSuspenseQuery(benefitsQuery())
  // If the benefits cannot be loaded, the service says whether the plan covers the trip.
  return plan && !plan.benefits.some(({ key }) => key === 'TRAVEL') ? <Nothing name="no-travel" /> : <LetterForm />
}

/**
 * The form. A trip that the plan does not cover is refused by the service, whose reason is shown above the button. The
 * answers stay, after a letter too, since a member may want it in the other language.
 */
function LetterForm() {
  const text = useText()
  const { people } = useParticipants()
  const { initial, keep, forget } = useUnsentInput<TravelLetter>('travel-letter', {
    language: text.locale,
    ...(people.length === 1 && { participantIds: people.map(({ participantId }) => participantId) }),
  })
  const countries = useMemo(() => travelCountries(text.tag), [text.tag])
  const { submit, isBusy, failure } = useSubmission(
    async ({ participantIds, country, departureDate, returnDate, language }: TravelLetter) => {
      successBannerStore.set(undefined)
      await downloadTravelLetterPdf({ participantIds, country, departureDate, returnDate, language })
      forget()
      showSuccess(text('travel-letter.saved'))
    },
    { text: text('travel-letter.making') },
  )
  return (
    <SchemaForm
      definition={travelLetterForm}
      initialData={initial}
      context={{
        options: {
          people: people.map((person) => ({ value: person.participantId, label: fullName(person, text.locale) })),
          countries,
        },
      }}
      onChange={keep}
      onSubmit={submit}
    >
      <Stack gap="m">
        <ErrorBox
          error={failure}
          words={failure?.kind === 'not-found' ? text('travel-letter.not-offered.text') : undefined}
        />
        <Actions>
          <Button type="submit" icon="download" busy={isBusy}>
            {text('travel-letter.download')}
          </Button>
          <QuietButtonLink to="coverage.travel" onClick={forget}>
            {text('travel-letter.cancel')}
          </QuietButtonLink>
        </Actions>
      </Stack>
    </SchemaForm>
  )
}
