import { lastServicesQuery, provincesQuery, specialtiesQuery } from '../dental/dental-queries.ts'
import { activeParticipantsQuery, benefitsQuery } from '~/domain/shared-queries.ts'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { prefetch } from '~/platform/query/query-client.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Page } from '~/components/page.tsx'
import { CodeSearch } from '../dental/code-search.tsx'
import { memberAddressQuery, withParticipant } from '../selected-participant.ts'
import { ForPerson } from '../parts/participant-select.tsx'

export async function queries() {
  const known = [
    activeParticipantsQuery(),
    benefitsQuery(),
    getCardholderDetailsQuery(),
    specialtiesQuery(true),
    provincesQuery(true),
    memberAddressQuery(),
  ]
  prefetch(...known)
  return [...known, ...(await withParticipant((person) => lastServicesQuery(person)))]
}

/** Search by the codes of a treatment plan, for one person (R-082, COV-08..14). */
function CoverageDentalCodesPage() {
  const text = useText()
  return (
    <Page id="coverage.dental-codes" lead={text('coverage.dental-codes.lead')}>
      <ForPerson>{(person) => <CodeSearch person={person} />}</ForPerson>
    </Page>
  )
}

export { CoverageDentalCodesPage as Component }
