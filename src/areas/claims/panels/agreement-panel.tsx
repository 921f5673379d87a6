import { useText } from '~/platform/i18n/text.tsx'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import type { PanelProps } from './panel.ts'

/** What to have at hand, and the agreement: the insurer's text, else ours (CLAIM-11, CLAIM-12, D-98). */
export function AgreementPanel({ data }: PanelProps) {
  const text = useText()
  return (
    <Stack gap="l">
      <Card title={text('claims.before-start.needed')}>
        <ul>
          <li>{text('claims.before-start.needed.receipt')}</li>
          <li>{text('claims.before-start.needed.provider')}</li>
          <li>{text('claims.before-start.needed.other-insurer')}</li>
        </ul>
      </Card>
      <Agreement terms={data.claimTerms} />
    </Stack>
  )
}

/** The agreement itself, also shown where it is accepted. The twelve months are always said. */
export function Agreement({ terms }: { terms: PanelProps['data']['claimTerms'] }) {
  const text = useText()
  const paragraphs = terms?.paragraphs ?? [text('claims.agreement.true'), text('claims.agreement.share')]
  return (
    <Card title={terms?.title ?? text('claims.agreement.title')}>
      <Stack gap="m">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{text('claims.agreement.keep')}</p>
      </Stack>
    </Card>
  )
}
