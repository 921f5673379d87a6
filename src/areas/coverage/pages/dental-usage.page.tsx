import { getDentalLastServiceDetailsQuery, useGetDentalLastServiceDetails } from '~generated/member/queries/dental.ts'
import type { DentalLastService } from '~generated/member/model/index.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { type Column, DataTable, tableLabels } from '~/ui/data-table/data-table.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Page } from '~/components/page.tsx'
import { sortedResults } from '../dental/dental-results.ts'
import { ForPerson } from '../parts/participant-select.tsx'
import { withParticipant } from '../selected-participant.ts'

export const queries = () => withParticipant((person) => getDentalLastServiceDetailsQuery(person))

/** The last date of each dental service, and the date from which the plan pays it again (R-083, COV-17..19). */
function CoverageDentalUsagePage() {
  const text = useText()
  return (
    <Page id="coverage.dental-usage" lead={text('coverage.dental-usage.lead')}>
      <ForPerson>{(person) => <LastServices person={person} />}</ForPerson>
    </Page>
  )
}

export { CoverageDentalUsagePage as Component }

function LastServices({ person }: { person: string }) {
  const text = useText()
  const { data } = useGetDentalLastServiceDetails(person)
  return (
    <DataTable
      caption={text('coverage.dental-usage.caption')}
      columns={columnsOf(text)}
      rows={sortedResults(data ?? [], text.locale)}
      rowKey={({ code, description }) => `${code} ${description}`}
      locale={text.tag}
      labels={tableLabels(text)}
      empty={
        <Notice tone="neutral" heading={text('coverage.dental-usage.none')}>
          <p>{text('coverage.dental-usage.none.text')}</p>
        </Notice>
      }
    />
  )
}

function columnsOf(text: Text): readonly Column<DentalLastService>[] {
  const date = (id: 'lastServiceDate' | 'nextServiceDate'): Column<DentalLastService> => ({
    id,
    header: text(`coverage.dental-usage.${id}`),
    cell: (service) => (service[id] ? text.date(service[id]) : text('coverage.dental-usage.unlimited')),
  })
  return [
    {
      id: 'service',
      header: text('coverage.dental-usage.service'),
      rowHeader: true,
      cell: ({ description }) => description,
    },
    {
      id: 'code',
      header: text('coverage.dental-usage.code'),
      cell: ({ code }) => code ?? text('coverage.dental-usage.unlimited'),
    },
    date('lastServiceDate'),
    date('nextServiceDate'),
  ]
}
