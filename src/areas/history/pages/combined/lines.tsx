import { downloadClaimsPdf, useSearchClaims } from '~generated/member/queries/history.ts'
import { useMemo, useState } from 'react'
import type { HistoryFilter } from '~generated/forms/history/history-filter.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { DataTable } from '~/ui/data-table/data-table.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { StatementButton } from '../../parts/statement-button.tsx'
import { tableLabels } from '~/ui/page/table-labels.ts'
import { OpenLine } from '../../parts/line-toggle.tsx'
import { historyQuery, isCut, isForSome, linesFor } from '../../model/history-search.ts'
import { captionOf } from './caption-of.ts'
import { columnsOf, keyOf } from './line-columns.tsx'
import { lineFacts } from './line-facts.ts'

/** The lines found, and the same search as a PDF, which knows one person or everybody. */
export function Lines({ filter }: { filter: HistoryFilter }) {
  const text = useText()
  const search = historyQuery(filter)
  const { data } = useSearchClaims(search)
  const [open, setOpen] = useState<string>()
  const columns = useMemo(() => columnsOf(text, filter.searchBy), [text, filter.searchBy])
  const lines = useMemo(() => linesFor(filter, data?.claimSearchResults ?? []), [filter, data])
  const opened = lines.find((line) => keyOf(line) === open)
  return (
    <Stack gap="m">
      {data && isCut(data) && <AlertBox tone="info">{text('history.max', { limit: data.maxLimit })}</AlertBox>}
      {lines.length > 0 && (
        <Stack gap="s">
          <div>
            <StatementButton label={text('history.download')} download={() => downloadClaimsPdf(search)} />
          </div>
          {isForSome(filter) && <p>{text('history.download.everybody')}</p>}
        </Stack>
      )}
      <OpenLine value={{ open, setOpen }}>
        <DataTable
          caption={captionOf(filter, text)}
          columns={columns}
          rows={lines}
          rowKey={keyOf}
          locale={intlTag(text.locale)}
          labels={tableLabels(text)}
          initialSort={{ column: filter.searchBy === 'processed' ? 'processed' : 'date', direction: 'descending' }}
          opened={opened && { key: keyOf(opened), content: <DefinitionList layout="tiles" items={lineFacts(opened, text)} /> }}
          empty={
            <Notice tone="neutral" heading={text('history.empty.title')}>
              <p>{text('history.empty.text')}</p>
            </Notice>
          }
        />
      </OpenLine>
    </Stack>
  )
}
