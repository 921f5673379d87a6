import { useSuspenseQuery } from '@tanstack/react-query'
import { getCardholderDetailsQuery, useGetCardholderDetails } from '~generated/member/queries/account.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { activeParticipantsQuery } from '~/domain/shared-queries.ts'
import { fullName, sortParticipants, hidesDetails } from '~/domain/participants.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { Bullets, Card, Grid, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Page } from '~/components/page.tsx'

export const queries = () => [activeParticipantsQuery(), getCardholderDetailsQuery()]

/** Participants with a medical exclusion, and what the exclusion means (R-108, COV-63). */
function CoverageExclusionPage() {
  const text = useText()
  return (
    <Page id="coverage.exclusion" lead={text('coverage.exclusion.lead')}>
      <Grid columns="aside">
        <People />
        <Card title={text('coverage.exclusion.meaning')}>
          <Stack gap="m">
            <p>{text('coverage.exclusion.meaning.text')}</p>
            <p>{text('coverage.exclusion.meaning.ask')}</p>
            <p>
              <PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>
            </p>
          </Stack>
        </Card>
      </Grid>
    </Page>
  )
}

export { CoverageExclusionPage as Component }

/**
 * Lists participants with a medical exclusion. Participants who hide their details are left out, whether or not they
 * have an exclusion, and the page says so (D-183).
 */
function People() {
  const text = useText()
  const { data } = useSuspenseQuery(activeParticipantsQuery())
  const { participantId } = useGetCardholderDetails().data
  const people = sortParticipants(data ?? [])
  const excluded = people.filter((person) => person.medicalExclusion === true && !hidesDetails(person, participantId))
  const hides = people.some((person) => hidesDetails(person, participantId)) && (
    <p>{text('coverage.exclusion.private')}</p>
  )
  if (excluded.length === 0)
    return (
      <Notice tone="neutral" heading={text('coverage.exclusion.none')}>
        <p>{text('coverage.exclusion.none.text')}</p>
        {hides}
      </Notice>
    )
  return (
    <Card title={text('coverage.exclusion.people')}>
      <Stack gap="m">
        <Bullets>
          {excluded.map((person) => (
            <li key={person.participantId}>{fullName(person, text.locale)}</li>
          ))}
        </Bullets>
        {hides}
      </Stack>
    </Card>
  )
}
