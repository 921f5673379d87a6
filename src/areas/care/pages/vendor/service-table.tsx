import { useMemo } from 'react'
import type { CareTable, CareTableRow } from '~generated/member/model/index.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { DataTable, type Column } from '~/ui/data-table/data-table.tsx'
import { tableLabels } from '~/ui/page/table-labels.ts'

/** What something costs, as the partner words it: nothing is worked out from it (CARE-06, CARE-15). */
export function ServiceTable({ table }: { table: CareTable }) {
  const text = useText()
  const columns = useMemo(() => columnsOf(text), [text])
  return (
    <DataTable
      caption={table.title}
      columns={columns}
      rows={table.rows}
      rowKey={({ title, timePeriod, details }) => `${title} ${timePeriod} ${details}`}
      locale={intlTag(text.locale)}
      labels={tableLabels(text)}
    />
  )
}

function columnsOf(text: Text): readonly Column<CareTableRow>[] {
  return [
    { id: 'title', header: text('care.table.title'), rowHeader: true, cell: ({ title }) => title },
    { id: 'timePeriod', header: text('care.table.timePeriod'), cell: ({ timePeriod }) => timePeriod },
    {
      id: 'details',
      header: text('care.table.details'),
      cell: ({ details, note }) => (
        <>
          {details}
          {note && (
            <>
              <br />
              <small>{note}</small>
            </>
          )}
        </>
      ),
    },
    { id: 'cost', header: text('care.table.cost'), align: 'end', cell: ({ cost }) => cost },
  ]
}
