import { getConnectedCareContentQuery, useGetConnectedCareContent } from '~generated/member/queries/care.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatDate, withoutDashes } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { buttonClass } from '~/ui/button/button.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { findService } from '../../model/catalogue.ts'
import { NotOffered } from '../../parts/not-offered.tsx'
import { PartnerLink } from '../../parts/partner-link.tsx'
import { ServiceTable } from './service-table.tsx'
import { ServiceText } from './service-text.tsx'

export const queries = () => [getConnectedCareContentQuery()]

/** One service of a partner, in the partner's words, and the way to it (R-075, CARE-06, CARE-07). */
export function Component() {
  const { serviceId } = useParams()
  // The heading is the service's own as soon as it is known; the part below asks.
  const known = useQuery({ ...getConnectedCareContentQuery(), enabled: false }).data
  const service = known && findService(known, serviceId)
  return (
    <Page id="care.vendor" title={service?.serviceName} eyebrow={service?.vendorName} lead={service?.content.longVendorDescription}>
      <Service serviceId={serviceId} />
    </Page>
  )
}

function Service({ serviceId }: { serviceId: string | undefined }) {
  const text = useText()
  const { data } = useGetConnectedCareContent()
  const service = findService(data, serviceId)
  if (!service) return <NotOffered />
  const { endDate, buttonTitle, content } = service
  return (
    <Stack gap="l">
      {endDate && <p>{text('care.ends', { date: formatDate(withoutDashes(endDate), text.locale) })}</p>}
      {content.paragraphs.map((paragraph) => (
        <ServiceText key={paragraph.name} paragraph={paragraph} />
      ))}
      {content.tables.map((table) => (
        <ServiceTable key={table.title} table={table} />
      ))}
      <div>
        <PartnerLink service={service} className={buttonClass()}>
          {buttonTitle}
        </PartnerLink>
      </div>
    </Stack>
  )
}
