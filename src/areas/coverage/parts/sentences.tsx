import type { Provision } from '~generated/member/model/index.ts'
import { Bullets, Heading, type HeadingLevel, Stack } from '~/ui/layout.tsx'
import { withoutDash } from '../model/sentences.ts'

interface SentencesProps {
  /** omitted if an element above already has this heading */
  readonly heading?: string
  readonly level?: HeadingLevel
  readonly sentences: readonly Provision[] | undefined
}

/** The plan's own sentences; no heading without sentences (COV-28, COV-67). */
export function Sentences({ heading, level = 2, sentences }: SentencesProps) {
  if (!sentences || sentences.length === 0) return null
  return (
    <Stack gap="s">
      {heading && <Heading level={level}>{heading}</Heading>}
      <Bullets>
        {sentences.map(({ description }) => (
          <li key={description}>{withoutDash(description)}</li>
        ))}
      </Bullets>
    </Stack>
  )
}
