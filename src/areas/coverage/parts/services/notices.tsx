import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { ButtonLink } from '~/components/button-link.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { Branch } from '../../service-queries.ts'

/**
 * Tells the member that the plan has no hospital or extended health services, explains what this means, and shows how
 * to contact the insurer.
 */
export function NoServices({ branch }: { branch: Branch }) {
  const text = useText()
  return (
    <Notice
      tone="neutral"
      heading={text(`coverage.${branch}.none`)}
      footer={<PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>}
    >
      <p>{text('coverage.services.none.text')}</p>
    </Notice>
  )
}

interface UnknownServiceProps {
  readonly branch: Branch
  readonly list: `coverage.${Branch}` | `coverage.${Branch}-alternate` | 'coverage.hospital-suppressed'
}

/**
 * Tells the member that the plan does not have the service code in the URL, for example because of an old bookmark or a
 * typo.
 */
export function UnknownService({ branch, list }: UnknownServiceProps) {
  const text = useText()
  return (
    <Notice
      tone="warn"
      heading={text('coverage.services.unknown')}
      footer={<ButtonLink to={list}>{text(`coverage.${branch}.to-list`)}</ButtonLink>}
    >
      <p>{text('coverage.services.unknown.text')}</p>
    </Notice>
  )
}
