import { use } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, CardList, DefinitionList, Stack } from '~/ui/layout.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import type { Answers } from '~/wizard/definition.ts'
import type { ClaimSteps, PanelProps, SummaryCard } from '../wizard/step-definition.ts'
import { claimDefinition } from '../wizard/claim-wizard.ts'
import { type AnyStep, loadStepModule, reviewedByModule } from '../wizard/step-loader.ts'
import { defaultSummaryItems } from './shared/summary-cards.tsx'

/**
 * All answers that will be sent, in the order of the steps, each with a link to change it and return (CLAIM-75, D-155).
 */
function Summary(props: PanelProps) {
  const { data, answers } = props
  const text = useText()
  const modules = useModules(reviewedByModule(answers))
  const cards = Object.entries(answers as Answers).flatMap(([step, given]) => {
    if (claimDefinition.steps[step]?.review === 'none') return []
    const own: readonly SummaryCard[] = modules.get(step)?.summary?.({ answers, data, text }) ?? [
      { items: defaultSummaryItems(step, given, text) },
    ]
    return own.map((card, index) => ({ key: `${step} ${index}`, ...card, step: card.step ?? step }))
  })
  return (
    <Stack gap="l">
      <CardList>
        {cards.map(({ key, step, title = text.dynamic(`page.claims.${step}`), items }) =>
          items.length > 0 ? (
            <Card
              key={key}
              title={title}
              action={
                <Button variant="link" onClick={() => props.onEdit(step)}>
                  {text('claims.summary.edit')}
                  <VisuallyHidden> {title}</VisuallyHidden>
                </Button>
              }
            >
              <DefinitionList items={items} />
            </Card>
          ) : null,
        )}
      </CardList>
      {!answers.comments?.comments && (
        <div>
          <Button variant="quiet" onClick={() => props.onEdit('comments')}>
            {text('claims.summary.comment')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** Loads the modules of the steps. They are already loaded if the member has opened these steps. */
function useModules(names: readonly string[]): ReadonlyMap<string, AnyStep> {
  const loading = names.map((step) => [step, loadStepModule(step)] as const)
  const modules = new Map<string, AnyStep>()
  for (const [step, module] of loading) modules.set(step, use(module))
  return modules
}

export const steps = { 'claim-summary': { Panel: Summary, estimates: 'summary' } } satisfies ClaimSteps
