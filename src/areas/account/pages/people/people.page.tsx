import { getCardholderDetailsQuery, listParticipantsQuery, useGetCardholderDetails, useListParticipants } from '~generated/member/queries/account.ts'
import { getFormQuery } from '~generated/member/queries/support.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { inPlanOrder } from '~/platform/participants/participants.ts'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { FormButton } from '~/ui/page/form-button.tsx'
import { Page } from '~/ui/page/page.tsx'
import { Person } from './person.tsx'

export const queries = () => [listParticipantsQuery(), getCardholderDetailsQuery()]

/** Everybody the plan covers or has covered, and the form that changes it (R-054, ACCT-14, ACCT-17). */
export function Component() {
  const text = useText()
  return (
    <Page id="account.people" lead={text('account.people.lead')}>
      <People />
    </Page>
  )
}

function People() {
  const text = useText()
  const { data: cardholder } = useGetCardholderDetails()
  const { data: people } = useListParticipants()
  const { bookOfBusiness, participantId } = cardholder
  return (
    <Stack gap="l">
      {people && people.length > 0 ? (
        <Stack gap="m">
          {inPlanOrder(people).map((person) => (
            <Person key={person.participantId} person={person} selfId={participantId} />
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
            <FormButton label={text('account.people.form.open')} form={getFormQuery('DEP', bookOfBusiness ? { bookOfBusiness } : {})} />
          </div>
        </Stack>
      </Card>
    </Stack>
  )
}
