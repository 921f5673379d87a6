import type { ClaimType } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Card } from '~/ui/layout.tsx'
import type { PanelProps } from '../../wizard/step-definition.ts'

/** What the plan itself says about such a claim, deadlines included: told, never enforced (CLAIM-87, D-120). Sentences may begin with a dash. */
export const requirementsOf = ({ claimRequirements = [] }: Pick<ClaimType, 'claimRequirements'>): readonly string[] =>
  claimRequirements.map(({ description }) => description.replace(/^- /, ''))

/** The same in a card; nothing where the plan says nothing. */
export function Requirements({ data, answers }: Pick<PanelProps, 'data' | 'answers'>) {
  const text = useText()
  const type = data.claimTypes.find(({ claimType }) => claimType === answers['claim-type']?.claimType)
  const sentences = type ? requirementsOf(type) : []
  if (sentences.length === 0) return null
  return (
    <Card title={text('claims.requirements')}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  )
}
