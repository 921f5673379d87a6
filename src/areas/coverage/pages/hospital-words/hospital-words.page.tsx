import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { prefetch } from '~/platform/query/prefetch.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Card } from '~/ui/card/card.tsx'
import { Grid } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { Facts } from '../../parts/services/facts.tsx'
import { UnknownService } from '../../parts/services/notices.tsx'
import { inWords } from '../../services-api.ts'

export function warm({ memberId: id }: { memberId: string }): void {
  prefetch(inWords.hospital(id))
}

/** One hospital benefit without amounts, from the same answer as the list (COV-33, LOOK-09). */
export function Component() {
  const { code = '' } = useParams()
  const { data } = useQuery({ ...inWords.hospital(memberId()), enabled: false })
  return (
    <Page id="coverage.hospital-words" title={data?.benefits.find(({ benefitCode }) => benefitCode === code)?.benefitDetails.heading}>
      <Benefit code={code} />
    </Page>
  )
}

function Benefit({ code }: { code: string }) {
  const { benefits } = useSuspenseQuery(inWords.hospital(memberId())).data
  const benefit = benefits.find(({ benefitCode }) => benefitCode === code)
  if (!benefit) return <UnknownService branch="hospital" list="coverage.hospital-suppressed" />
  return (
    <Grid columns="aside">
      <Card>
        <Facts facts={benefit.benefitDetails} />
      </Card>
    </Grid>
  )
}
