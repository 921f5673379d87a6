import type { Provision } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { type HeadingLevel, Stack } from '~/ui/layout.tsx'
import { Sentences } from '../sentences.tsx'

interface ServiceFacts {
  readonly description?: string | undefined
  readonly provisions: readonly Provision[]
  readonly eligibility?: readonly Provision[]
  readonly claimRequirements: readonly Provision[]
}

/** The plan's rules for one service, in the plan's own words. Empty sections have no heading (COV-28, COV-67). */
export function ServiceDetails({ facts, level = 2 }: { facts: ServiceFacts; level?: HeadingLevel }) {
  const text = useText()
  const { description, provisions, eligibility = [], claimRequirements } = facts
  if (!description && [provisions, eligibility, claimRequirements].every(({ length }) => length === 0))
    return <p>{text('coverage.services.nothing')}</p>
  return (
    <Stack gap="l">
      {description && <p>{description}</p>}
      <Sentences level={level} heading={text('coverage.services.provisions')} sentences={provisions} />
      <Sentences level={level} heading={text('coverage.services.eligibility')} sentences={eligibility} />
      <Sentences level={level} heading={text('coverage.services.claimRequirements')} sentences={claimRequirements} />
    </Stack>
  )
}
