import type { Provision } from '~generated/member/model/index.ts'
import { Bullets, Heading, type HeadingLevel, Stack } from '~/ui/layout.tsx'
import { withoutDash } from '../model/service-groups.ts'

interface SentencesProps {
  /** heading of the list; left out if an element above already has this heading */
  readonly heading?: string
  readonly level?: HeadingLevel
  readonly sentences: readonly Provision[] | undefined
}

/** The plan's own sentences as a list. Renders nothing, not even the heading, if there are none (COV-28, COV-67). */
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
