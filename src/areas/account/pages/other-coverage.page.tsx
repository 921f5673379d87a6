import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import type { OtherCoverage, Participant } from '~generated/member/model/index.ts'
import {
  getCardholderDetailsQuery,
  listParticipantsQuery,
  useGetCardholderDetails,
  useListParticipants,
} from '~generated/member/queries/account.ts'
import { useUpdateOtherCoverage } from '~generated/member/queries/coordination.ts'
import { type PersonOtherCoverage, personOtherCoverageForm } from '~generated/forms/account/person-other-coverage.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useUnsentInput } from '~/forms/unsent-input.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { fetchFresh } from '~/platform/query/query-client.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { describeOtherCoverage, otherCoverageQuery } from '~/domain/other-coverage.ts'
import { fullName, hidesDetails } from '~/domain/participants.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Container, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { isOnFile, toAnswers, toRequest } from '../person-other-coverage.ts'

export const queries = () => [listParticipantsQuery(), getCardholderDetailsQuery(), otherCoverageQuery()]

/** Page on which the member says which other insurer covers one person of the plan (R-154, D-310). */
function AccountOtherCoveragePage() {
  const text = useText()
  return (
    <Container narrow>
      <Page id="account.other-coverage" lead={text('other-coverage.lead')}>
        <SectionBoundary>
          <Suspense fallback={<PageSkeleton count={1} />}>
            <File />
          </Suspense>
        </SectionBoundary>
      </Page>
    </Container>
  )
}

export { AccountOtherCoveragePage as Component }

/**
 * The page without its form, for one of two reasons: the service keeps no coverage on file, so that each claim asks
 * about it, or the plan has no such person.
 */
function Nothing({ name }: { readonly name: 'not-kept' | 'not-found' }) {
  const text = useText()
  return (
    <Notice
      tone="neutral"
      heading={text(`other-coverage.${name}.title`)}
      footer={<QuietButtonLink to="account.people">{text('other-coverage.people')}</QuietButtonLink>}
    >
      <p>{text(`other-coverage.${name}.text`)}</p>
    </Notice>
  )
}

function File() {
  const { participantId } = useParams()
  const { data: people } = useListParticipants()
  const { data: cardholder } = useGetCardholderDetails()
  const { data: all } = useSuspenseQuery(otherCoverageQuery())
  const person = people?.find((each) => each.participantId === participantId)
  if (!all) return <Nothing name="not-kept" />
  if (!person || hidesDetails(person, cardholder.participantId)) return <Nothing name="not-found" />
  const file = all.find((each) => each.participantId === person.participantId)
  return <Editor person={person} opened={file ?? nothingOnFile(person.participantId)} />
}

/** What the form of a person begins with if nothing is on file, or no longer. */
const nothingOnFile = (participantId: string): OtherCoverage => ({ participantId, version: 'none' })

interface EditorProps {
  readonly person: Participant
  readonly opened: OtherCoverage
}

/**
 * The form for one person. If the coverage on file has changed since it was read (409), the answers stay in the form
 * and the page shows the changed coverage above it. The next save replaces that coverage (D-311).
 */
function Editor({ person, opened }: EditorProps) {
  const text = useText()
  const openPage = useOpenPage()
  const [changed, setChanged] = useState<OtherCoverage>()
  const { mutateAsync: save } = useUpdateOtherCoverage()
  const { participantId } = person
  const { initial, keep, forget } = useUnsentInput(`other-coverage ${participantId}`, toAnswers(opened))
  const name = fullName(person, text.locale)

  const { submit, isBusy, failure } = useSubmission(
    async (answers: PersonOtherCoverage) => {
      const basedOn = (changed ?? opened).version
      try {
        await save({ participantId, data: toRequest(answers, basedOn) })
      } catch (error) {
        if (!isPortalError(error) || error.status !== 409) throw error
        const all = await fetchFresh(otherCoverageQuery())
        const now = all?.find((each) => each.participantId === participantId) ?? nothingOnFile(participantId)
        // An earlier attempt may have stored these answers, though its response was lost.
        if (!isOnFile(answers, now)) {
          setChanged(now)
          return
        }
      }
      forget()
      await openPage('account.people')
      showSuccess(text('other-coverage.saved', { person: name }))
    },
    { text: text('other-coverage.saving') },
  )

  return (
    <Stack gap="l">
      <p>
        <strong>{text('other-coverage.person', { person: name })}</strong>
      </p>
      {changed && (
        <AlertBox tone="warn" live title={text('other-coverage.changed.title')}>
          {text('other-coverage.changed.text', { now: describeOtherCoverage(changed, text) })}
        </AlertBox>
      )}
      <SchemaForm definition={personOtherCoverageForm} initialData={initial} onChange={keep} onSubmit={submit}>
        <Stack gap="m">
          <ErrorBox error={failure} unsure={text('other-coverage.unsure')} />
          <Actions>
            <Button type="submit" busy={isBusy}>
              {text('other-coverage.save')}
            </Button>
            <QuietButtonLink to="account.people" onClick={forget}>
              {text('other-coverage.cancel')}
            </QuietButtonLink>
          </Actions>
        </Stack>
      </SchemaForm>
    </Stack>
  )
}
