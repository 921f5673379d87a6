import { useText } from '~/platform/i18n/text.tsx'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../layout/layout.tsx'

const PARTS = ['use', 'account', 'claims', 'privacy', 'changes'] as const

/** The terms and conditions, in plain words (D-69, D-79); the page brings the catalogue `terms`. */
export function TermsText() {
  const text = useText()
  return (
    <Stack gap="m">
      {PARTS.map((part) => (
        <Stack key={part} gap="s">
          <Heading level={2}>{text(`terms.${part}.title`)}</Heading>
          <p>{text(`terms.${part}.text`)}</p>
        </Stack>
      ))}
    </Stack>
  )
}
