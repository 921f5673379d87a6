import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { inPlanOrder } from '~/platform/participants/participants.ts'
import { prefetch } from '~/platform/query/prefetch.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { FormButton } from '~/ui/page/form-button.tsx'
import { Page } from '~/ui/page/page.tsx'
import { account } from '../../api.ts'
import { Person } from './person.tsx'

export function warm({ memberId: id }: { memberId: string }): void {
  prefetch(account.people(id), account.cardholder(id))
}

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
  const { data: cardholder } = useSuspenseQuery(account.cardholder(memberId()))
  const { data: people } = useSuspenseQuery(account.people(memberId()))
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
            <FormButton label={text('account.people.form.open')} form={account.peopleForm(memberId(), bookOfBusiness ? { bookOfBusiness } : {})} />
          </div>
        </Stack>
      </Card>
    </Stack>
  )
}
