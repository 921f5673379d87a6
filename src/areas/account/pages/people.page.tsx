import { useSuspenseQuery } from '@tanstack/react-query'
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
import { describeOtherCoverage, otherCoverageQuery } from '~/domain/other-coverage.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { fullName, hidesDetails, sortParticipants } from '~/domain/participants.ts'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { FormButton } from '~/components/window-button.tsx'
import { Page } from '~/components/page.tsx'
import { StatusChip } from '~/ui/status-chip.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'

/**
 * The query of coverage with other insurers. If the query fails, its result is null, and the page shows everything else
 * without an error.
 */
const optionalOtherCoverage = () => nullOnError(otherCoverageQuery())

export const queries = () => [listParticipantsQuery(), getCardholderDetailsQuery(), optionalOtherCoverage()]

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
  const { data: file } = useSuspenseQuery(optionalOtherCoverage())
  const { bookOfBusiness, participantId } = cardholder
  return (
    <Stack gap="l">
      {people && people.length > 0 ? (
        <Stack gap="m">
          {sortParticipants(people).map((person) => (
            <Person key={person.participantId} person={person} selfId={participantId} file={file} />
          ))}
          {people.length > 1 && <p>{text('account.people.sharing')}</p>}
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
  /** what is on file about other insurers; null if the service keeps no such file */
  readonly file: readonly OtherCoverage[] | null
}

/**
 * One participant: cardholder or dependant, and the end of coverage (D-70). Participants who hide their details are
 * shown by name only (D-158). For a person who is still on the plan, the card leads to the form about another insurer
 * (D-310).
 */
function Person({ person, selfId, file }: PersonProps) {
  const text = useText()
  const { participantId, terminationDate, dateOfBirth, certificateId, isCardholder } = person
  const active = isCovered(person)
  const date = (day: string | undefined) => (day ? text.date(day, 'medium') : text('account.people.not-on-file'))
  const ended = terminationDate
    ? text('account.people.ended-on', { date: date(terminationDate) })
    : text('account.people.ended')
  const name = fullName(person, text.locale)
  const keepsOther = file !== null && active
  const other = file?.find((each) => each.participantId === participantId)
  return (
    <Card
      title={name}
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
              ...(keepsOther
                ? [{ id: 'other', label: text('other-coverage.label'), value: describeOtherCoverage(other, text) }]
                : []),
            ]}
          />
          {keepsOther && (
            <div>
              <QuietButtonLink to="account.other-coverage" params={{ participantId }}>
                {text(other?.isCovered === undefined ? 'other-coverage.tell' : 'other-coverage.change')}
                <VisuallyHidden> {text('other-coverage.of-person', { person: name })}</VisuallyHidden>
              </QuietButtonLink>
            </div>
          )}
        </Stack>
      )}
    </Card>
  )
}

/**
 * True if the coverage of a participant is in force today. If the service does not say so (`active`), the coverage ends
 * after its last day.
 */
export const isCovered = (
  { active, terminationDate }: Pick<Participant, 'active' | 'terminationDate'>,
  today = today8(),
): boolean => active ?? !(terminationDate && terminationDate < today)
