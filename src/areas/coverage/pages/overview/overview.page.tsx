import { bookletIdQuery } from '../../booklet.ts'
import { benefitsQuery } from '~/platform/insured/insured.ts'
import { getRhipAmountQuery } from '~generated/member/queries/retirement.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { Card } from '~/ui/card/card.tsx'
import { Grid, Stack } from '~/ui/layout/layout.tsx'
import { DownloadButton } from '~/ui/page/download-button.tsx'
import { Page } from '~/ui/page/page.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { downloadBooklet } from '../../booklet.ts'
import { Benefits } from './benefits.tsx'
import { Retirement } from './retirement.tsx'

export const queries = () => [benefitsQuery(), bookletIdQuery(), getRhipAmountQuery()]

/** What the plan covers, and the ways to the details (R-079, COV-01). */
export function Component() {
  const text = useText()
  return (
    <Page id="coverage.overview" lead={text('coverage.lead')}>
      <Grid columns="aside">
        <Benefits />
        <Stack gap="l">
          <Suspense fallback={null}>
            <Booklet />
          </Suspense>
          <SectionBoundary>
            <Suspense fallback={null}>
              <Retirement />
            </Suspense>
          </SectionBoundary>
        </Stack>
      </Grid>
    </Page>
  )
}

/** The plan's own document; without a number for it there is none to offer (D-126, ACCTS-19). */
function Booklet() {
  const text = useText()
  const bookletId = useSuspenseQuery(bookletIdQuery()).data?.bookletId
  if (!bookletId) return null
  return (
    <Card title={text('coverage.booklet.title')}>
      <Stack gap="m">
        <p>{text('coverage.booklet.text')}</p>
        <DownloadButton
          label={text('coverage.booklet.download')}
          download={() => downloadBooklet(bookletId)}
          unavailable={text('coverage.booklet.unavailable')}
        />
      </Stack>
    </Card>
  )
}
