import type { ClaimType } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Card } from '~/ui/layout.tsx'
import type { PanelProps } from '../../wizard/step-definition.ts'

/**
 * The plan's own requirements for this kind of claim, including deadlines, without a leading dash. The portal shows
 * them but does not enforce them (CLAIM-87, D-120).
 */
export const requirementsOf = ({ claimRequirements = [] }: Pick<ClaimType, 'claimRequirements'>): readonly string[] =>
  claimRequirements.map(({ description }) => description.replace(/^- /, ''))

/** The requirements for the type of the claim; empty if there are none. */
export const claimRequirements = ({ data, answers }: Pick<PanelProps, 'data' | 'answers'>): readonly string[] => {
  const type = data.claimTypes.find(({ claimType }) => claimType === answers['claim-type']?.claimType)
  return type ? requirementsOf(type) : []
}

export const RequirementList = ({ children }: { children: readonly string[] }) => (
  <ul>
    {children.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

/** A card with the requirements; renders nothing if there are none. */
export function Requirements(props: Pick<PanelProps, 'data' | 'answers'>) {
  const text = useText()
  const sentences = claimRequirements(props)
  if (sentences.length === 0) return null
  return (
    <Card title={text('claims.requirements')}>
      <RequirementList>{sentences}</RequirementList>
    </Card>
  )
}
