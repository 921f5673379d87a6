import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OtherCoverage, Participant } from '~generated/member/model/index.ts'
import {
  getCardholderDetailsQuery,
  listParticipantsQuery,
  useGetCardholderDetails,
  useListParticipants,
} from '~generated/member/queries/account.ts'
import { getFormQuery } from '~generated/member/queries/support.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { nullOnError } from '~/platform/query/query-client.ts'
import { describeOtherCoverage, keepsOtherCoverage, otherCoverageQuery } from '~/domain/other-coverage.ts'
import { fullName, sortParticipants, hidesDetails } from '~/domain/participants.ts'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { FormButton } from '~/components/window-button.tsx'
import { Page } from '~/components/page.tsx'
import { StatusChip } from '~/ui/status-chip.tsx'

/** What is on file about other insurers. The page is complete without it, so an error only leaves it out. */
const optionalOtherCoverage = () => nullOnError(otherCoverageQuery())

export const queries = () => [
  listParticipantsQuery(),
  getCardholderDetailsQuery(),
  ...(keepsOtherCoverage() ? [optionalOtherCoverage()] : []),
]

/** All current and former participants of the plan, and the form to change them (R-054, ACCT-14). */
function AccountPeoplePage() {
  const text = useText()
  return (
    <Page id="account.people" lead={text('account.people.lead')}>
      <People />
    </Page>
  )
}

export { AccountPeoplePage as Component }

function People() {
  const text = useText()
  const { data: cardholder } = useGetCardholderDetails()
  const { data: people } = useListParticipants()
  const { bookOfBusiness, participantId } = cardholder
  return (
    <Stack gap="l">
      {people && people.length > 0 ? (
        <Stack gap="m">
          {sortParticipants(people).map((person) => (
            <Person key={person.participantId} person={person} selfId={participantId}>
              {keepsOtherCoverage() && <OtherInsurer person={person} />}
            </Person>
          ))}
        </Stack>
      ) : (
        <Notice tone="info" heading={text('account.people.none')}>
          <p>{text('account.people.none.text')}</p>
        </Notice>
      )}
      <Card title={text('account.people.form.title')}>
        <Stack gap="m">
          <p>{text('account.people.form.text')}</p>
          <div>
            <FormButton
              label={text('account.people.form.open')}
              form={getFormQuery('DEP', bookOfBusiness ? { bookOfBusiness } : {})}
            />
          </div>
        </Stack>
      </Card>
    </Stack>
  )
}

interface PersonProps {
  readonly person: Participant
  /** the signed-in member, whose own details are always shown */
  readonly selfId: string
  /** below the details, unless the person hides them */
  readonly children: ReactNode
}

/**
 * One participant: cardholder or dependant, and the end of coverage (D-70). Participants who hide their details are
 * shown by name only (D-158).
 */
function Person({ person, selfId, children }: PersonProps) {
  const text = useText()
  const { active, terminationDate, dateOfBirth, certificateId, isCardholder } = person
  const date = (day: string | undefined) => (day ? text.date(day) : text('account.people.not-on-file'))
  const ended = terminationDate
    ? text('account.people.ended-on', { date: date(terminationDate) })
    : text('account.people.ended')
  return (
    <Card
      title={fullName(person, text.locale)}
      action={
        <StatusChip tone={isCardholder ? 'info' : 'neutral'}>
          {text(isCardholder ? 'account.people.cardholder' : 'account.people.dependant')}
        </StatusChip>
      }
    >
      {hidesDetails(person, selfId) ? (
        <p>{text('account.people.private')}</p>
      ) : (
        <Stack gap="m">
          <DefinitionList
            layout="tiles"
            items={[
              { id: 'birth', label: text('account.people.birth'), value: date(dateOfBirth) },
              {
                id: 'number',
                label: text('account.people.number'),
                value: certificateId ?? text('account.people.not-on-file'),
              },
              {
                id: 'coverage',
                label: text('account.people.coverage'),
                value: active ? text('account.people.active') : ended,
              },
            ]}
          />
          {children}
        </Stack>
      )}
    </Card>
  )
}

/** The other insurer of a person who is still on the plan, with the way to change it (D-310). */
function OtherInsurer({ person }: { readonly person: Participant }) {
  const text = useText()
  const { data: all } = useSuspenseQuery(optionalOtherCoverage())
  const { participantId, active } = person
  if (!all || !active) return null
  const file: OtherCoverage | undefined = all.find((each) => each.participantId === participantId)
  const action = file?.isCovered === undefined ? 'tell' : 'change'
  return (
    <>
      <DefinitionList
        items={[{ id: 'other', label: text('other-coverage.label'), value: describeOtherCoverage(file, text) }]}
      />
      <div>
        <QuietButtonLink
          to="account.other-coverage"
          params={{ participantId }}
          aria-label={text(`other-coverage.${action}.person`, { person: fullName(person, text.locale) })}
        >
          {text(`other-coverage.${action}`)}
        </QuietButtonLink>
      </div>
    </>
  )
}
