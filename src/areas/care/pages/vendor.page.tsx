import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { CareParagraph, CareTable, CareTableRow } from '~generated/member/model/index.ts'
import { getConnectedCareContentQuery, useGetConnectedCareContent } from '~generated/member/queries/care.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { type Column, DataTable, tableLabels } from '~/ui/data-table/data-table.tsx'
import { Heading, Stack } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { findService } from '../catalogue.ts'
import { NotOffered } from '../parts/not-offered.tsx'
import { OfferEnd, PartnerLink } from '../parts/partner-link.tsx'
import { Picture } from '../parts/picture.tsx'

export const queries = () => [getConnectedCareContentQuery()]

/** One service of a partner with the partner's text, and a link to the partner (R-075, CARE-06). */
function CareVendorPage() {
  const { serviceId } = useParams()
  // The heading is the service's name if the catalogue is cached; the component below runs the query.
  const known = useQuery({ ...getConnectedCareContentQuery(), enabled: false }).data
  const service = findService(known, serviceId)
  return (
    <Page
      id="care.vendor"
      title={service?.serviceName}
      eyebrow={service?.vendorName}
      lead={service?.content.longVendorDescription}
    >
      <Service serviceId={serviceId} />
    </Page>
  )
}

export { CareVendorPage as Component }

function Service({ serviceId }: { serviceId: string | undefined }) {
  const { data } = useGetConnectedCareContent()
  const service = findService(data, serviceId)
  if (!service) return <NotOffered />
  const { pageImageLink, content } = service
  return (
    <Stack gap="l">
      <Picture kind="page" link={pageImageLink} />
      <OfferEnd service={service} />
      {content.paragraphs.map((paragraph) => (
        <ServiceText key={paragraph.name} paragraph={paragraph} />
      ))}
      {content.tables.map((table) => (
        <ServiceTable key={table.title} table={table} />
      ))}
      <div>
        <PartnerLink service={service} />
      </div>
    </Stack>
  )
}

/**
 * One paragraph of a partner's text with its heading. The parts are in the order of the fields in the contract.
 * Sub-bullets are shown below the last bullet (CARE-06).
 */
function ServiceText({ paragraph }: { paragraph: CareParagraph }) {
  const { name, descriptions, bullets, subBullets, strongTextDescriptions } = paragraph
  return (
    <Stack gap="s">
      <Heading level={2}>{name}</Heading>
      {descriptions.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {bullets.length > 0 && (
        <ul>
          {bullets.map((line, index) => (
            <li key={line}>
              {line}
              {index === bullets.length - 1 && <Lines lines={subBullets} />}
            </li>
          ))}
        </ul>
      )}
      {bullets.length === 0 && <Lines lines={subBullets} />}
      {strongTextDescriptions.map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
    </Stack>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** The prices in the partner's words: nothing is calculated (CARE-06, CARE-15). */
function ServiceTable({ table }: { table: CareTable }) {
  const text = useText()
  const columns = useMemo(() => columnsOf(text), [text])
  return (
    <DataTable
      caption={table.title}
      columns={columns}
      rows={table.rows}
      rowKey={({ title, timePeriod, details }) => `${title} ${timePeriod} ${details}`}
      locale={text.tag}
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
