import { useText } from '~/platform/i18n/text.tsx'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { withoutDash } from '../model/sentences.ts'

/** Coverage told in paragraphs of the service, which may begin with a dash (COV-36, COV-40); none, no card. */
export function Words({ paragraphs }: { paragraphs: readonly string[] }) {
  const text = useText()
  if (paragraphs.length === 0) return null
  return (
    <Card title={text('coverage.words')}>
      <Stack gap="m">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{withoutDash(paragraph)}</p>
        ))}
      </Stack>
    </Card>
  )
}
