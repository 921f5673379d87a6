import type { CareParagraph } from '~generated/member/model/index.ts'
import { Heading } from '~/ui/heading/heading.tsx'
import { Stack } from '~/ui/layout/layout.tsx'

/** A paragraph with its heading, in the order of the contract; sub-bullets belong to the last bullet (CARE-06). */
export function ServiceText({ paragraph }: { paragraph: CareParagraph }) {
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
