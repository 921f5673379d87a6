import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { prefetch } from '~/platform/query/prefetch.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Grid } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { NoServices } from '../../parts/services/notices.tsx'
import { Words } from '../../parts/words.tsx'
import { inWords } from '../../services-api.ts'

export function warm({ memberId: id }: { memberId: string }): void {
  prefetch(inWords.health(id))
}

/** Extended health in words, for members with suppressCoverage (COV-40). */
export function Component() {
  const text = useText()
  return (
    <Page id="coverage.health-suppressed" lead={text('coverage.suppressed.lead')}>
      <Paragraphs />
    </Page>
  )
}

function Paragraphs() {
  const { benefitsDescriptions } = useSuspenseQuery(inWords.health(memberId())).data
  if (benefitsDescriptions.length === 0) return <NoServices branch="health" />
  return (
    <Grid columns="aside">
      <Words paragraphs={benefitsDescriptions} />
    </Grid>
  )
}
