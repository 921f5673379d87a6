import { useText } from '~/platform/i18n/text.tsx'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'

const PARTS = ['use', 'account', 'claims', 'privacy', 'changes'] as const

/** The terms and conditions, in plain words (D-69, D-79). */
export function TermsText() {
  const text = useText()
  return (
    <Stack gap="m">
      {PARTS.map((part) => (
        <Card key={part} title={text(`terms.${part}.title`)}>
          <p>{text(`terms.${part}.text`)}</p>
        </Card>
      ))}
    </Stack>
  )
}
