import { downloadRhipReportPdf, getRhipAmountQuery, useGetRhipAmount } from '~generated/member/queries/retirement.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { Card, DefinitionList, Grid, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { DownloadButton } from '~/components/download-button.tsx'
import { Page } from '~/components/page.tsx'

export const queries = () => [getRhipAmountQuery()]

/** The retirement health insurance programme: the amount left this year, and the annual report (R-111, COV-66). */
function CoverageRetirementPage() {
  const text = useText()
  return (
    <Page id="coverage.retirement" lead={text('coverage.retirement.lead')}>
      <Amount />
    </Page>
  )
}

export { CoverageRetirementPage as Component }

/** The amount that is left. Null means that the member is not enrolled and therefore has no report (D-125). */
function Amount() {
  const text = useText()
  const { amount } = useGetRhipAmount().data
  if (amount === null)
    return (
      <Notice
        tone="neutral"
        heading={text('coverage.retirement.none')}
        footer={<PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>}
      >
        <p>{text('coverage.retirement.none.text')}</p>
      </Notice>
    )
  return (
    <Grid columns="aside">
      <Card>
        <DefinitionList
          layout="headline"
          items={[{ id: 'left', label: text('coverage.retirement.this-year'), value: text.money(amount.toFixed(2)) }]}
        />
      </Card>
      <Card title={text('coverage.retirement.report')}>
        <Stack gap="m">
          <p>{text('coverage.retirement.report.text')}</p>
          <div>
            <DownloadButton
              label={text('coverage.retirement.report.download')}
              download={() => downloadRhipReportPdf()}
            />
          </div>
        </Stack>
      </Card>
    </Grid>
  )
}
