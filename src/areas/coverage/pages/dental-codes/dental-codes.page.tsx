import { useText } from '~/platform/i18n/text.tsx'
import { prefetch } from '~/platform/query/prefetch.ts'
import { Page } from '~/ui/page/page.tsx'
import { coverage } from '../../api.ts'
import { CodeSearch } from '../../dental/code-search.tsx'
import { dental } from '../../dental-api.ts'
import { ForPerson } from '../../parts/for-person.tsx'

export function warm({ memberId: id }: { memberId: string }): void {
  prefetch(coverage.people(id), coverage.cardholder(id), dental.specialties(id, true), dental.provinces(id, true))
}

/** The codes of a treatment plan, looked up for one person (R-082, COV-08..14). */
export function Component() {
  const text = useText()
  return (
    <Page id="coverage.dental-codes" lead={text('coverage.dental-codes.lead')}>
      <ForPerson>{(person) => <CodeSearch person={person} />}</ForPerson>
    </Page>
  )
}
