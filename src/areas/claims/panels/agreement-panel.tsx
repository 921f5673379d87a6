import { useText } from '~/platform/i18n/text.tsx'
import { Card } from '~/ui/card.tsx'
import { Stack } from '~/ui/layout.tsx'
import type { PanelProps } from './panel.ts'
import { Requirements } from './requirements.tsx'

const VISIT = ['receipt', 'provider', 'other-insurer']
/** Where the kind of claim needs something else (CLAIM-10). */
const NEEDED: Readonly<Record<string, readonly string[] | undefined>> = {
  'XX-DENT': ['dental', 'provider', 'other-insurer'],
  'XX-PHAR': ['drugs', 'other-insurer'],
  'XX-HSA': ['processed', 'other-insurer'],
  'XX-TRAV': ['travel', 'trip', 'other-insurer'],
  'XX-PSA': ['wellness'],
  'XX-DCI': ['event', 'doctor'],
  'XX-LADD': ['event', 'doctor'],
}

/** What to have at hand, and the agreement: the insurer's text, else ours (CLAIM-11, CLAIM-12, D-98). */
export function Panel({ data, answers }: PanelProps) {
  const text = useText()
  return (
    <Stack gap="l">
      <Card title={text('claims.before-start.needed')}>
        <ul>
          {(NEEDED[answers['claim-type']?.claimType ?? ''] ?? VISIT).map((id) => (
            <li key={id}>{text.byConvention(`claims.before-start.needed.${id}`)}</li>
          ))}
        </ul>
      </Card>
      <Requirements data={data} answers={answers} />
      <Agreement terms={data.claimTerms} />
    </Stack>
  )
}

/** Ours, in the same order as the insurer's: what is true, who agreed, what is kept, what may follow. */
const OURS = ['true', 'consent', 'keep', 'share'] as const

/** The agreement itself, also shown where it is accepted. The twelve months are always said, and once (CLAIM-11, CONST-16). */
export function Agreement({ terms }: { terms: PanelProps['data']['claimTerms'] }) {
  const text = useText()
  const keep = text('claims.agreement.keep')
  const paragraphs = terms?.paragraphs ?? OURS.map((id) => text(`claims.agreement.${id}`))
  const hasMonths = paragraphs.some((paragraph) => /\b12\b/.test(paragraph))
  return (
    <Card title={terms?.title ?? text('claims.agreement.title')}>
      <Stack gap="m">
        {(hasMonths ? paragraphs : [...paragraphs, keep]).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </Card>
  )
}
