import { useSuspenseQuery } from '@tanstack/react-query'
import { downloadClaimsPdf } from '~generated/member/queries/history.ts'
import { sumLines } from '~/domain/claim-totals.ts'
import { formatName } from '~/domain/participants.ts'
import { taxYear, taxYearQuery } from '~/domain/tax-year.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { DefinitionList, Stack } from '../ui/layout.tsx'
import { documentName, DownloadButton } from './download-button.tsx'

/**
 * The amounts that the member paid in the year of the tax return, for all people and by person, with the statement of
 * that year (D-225). The amounts are left out if the service returns only some of the claims.
 */
export function TaxYear() {
  const text = useText()
  const { statements } = usePolicy()
  const { year, search } = taxYear()
  const { data } = useSuspenseQuery(taxYearQuery())
  const { totals, waiting, people } = sumLines(data?.claimSearchResults ?? [])
  const isWhole = data === null || data.maxLimit === undefined || data.claimSearchResults.length < data.maxLimit
  return (
    <Stack gap="m">
      {isWhole ? (
        <>
          <DefinitionList
            layout="headline"
            items={[{ id: 'yours', label: text('taxes.yours', { year }), value: text.money(totals.yours) }]}
          />
          {people.length > 1 && (
            <DefinitionList
              items={people.map(({ participantId, firstName, yours }) => ({
                id: participantId,
                label: formatName(firstName, text.locale),
                value: text.money(yours),
              }))}
            />
          )}
          <p>{text('taxes.meaning')}</p>
          {waiting.count > 0 && <p>{text('taxes.waiting', { count: waiting.count })}</p>}
        </>
      ) : (
        <p>{text('taxes.part')}</p>
      )}
      {statements && (
        <div>
          <DownloadButton
            label={text('taxes.download', { year })}
            download={() => downloadClaimsPdf(search, { fileName: documentName('getClaimsPdf', String(year)) })}
          />
        </div>
      )}
    </Stack>
  )
}
