import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { activeParticipantsQuery } from '~/platform/insured/insured.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { Card, Grid } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { Page } from '~/ui/page/page.tsx'
import { choosePerson, personStore } from '../../person.ts'
import { type Branch, serviceQuery } from '../../service-queries.ts'
import { ForPerson } from '../for-person.tsx'
import { Facts } from './facts.tsx'
import { UnknownService } from './notices.tsx'

/** One service of one person, and those beside it (COV-31, COV-39). */
export function ServicePage({ branch }: { branch: Branch }) {
  const { code = '' } = useParams()
  const text = useText()
  const known = useKnown(branch, code)
  return (
    <Page
      id={`coverage.${branch}-service`}
      title={known?.heading}
      eyebrow={
        known?.benefit && text('coverage.services.place', { category: known.benefit.categoryDescription, subcategory: known.benefit.subcategoryDescription })
      }
    >
      <ForPerson>{(participantId) => <Service branch={branch} participantId={participantId} code={code} />}</ForPerson>
    </Page>
  )
}

function Service({ branch, participantId, code }: { branch: Branch; participantId: string; code: string }) {
  const text = useText()
  const href = usePageHref()
  const { data } = useSuspenseQuery(serviceQuery(branch, participantId, code))
  if (!data) return <UnknownService branch={branch} list={`coverage.${branch}`} />
  const related = data.relatedServices.map((each) => {
    const url = href(`coverage.${branch}-service`, { code: each.code })
    return { id: each.code, label: each.description ?? each.code, link: <AddressLink to={url} /> }
  })
  return (
    <Grid columns="aside">
      <Card>
        <Facts facts={data} />
      </Card>
      {related.length > 0 && (
        <Card title={text('coverage.services.related')}>
          <LinkList items={related} />
        </Card>
      )}
    </Grid>
  )
}

/** What came of the service so far. Its heading is that of the page and stands above the choice of a person, who decides what is asked; the parts below ask. */
function useKnown(branch: Branch, code: string) {
  const people = useQuery({ ...activeParticipantsQuery(), enabled: false }).data
  const cardholder = useQuery({ ...getCardholderDetailsQuery(), enabled: false }).data
  const { chosen } = choosePerson(people ?? [], cardholder?.participantId ?? '', useStore(personStore))
  return useQuery({ ...serviceQuery(branch, chosen ?? '', code), enabled: false }).data
}
