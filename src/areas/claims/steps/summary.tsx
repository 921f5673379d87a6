import { use, useEffect } from 'react'
import { lastDigits } from '~/domain/bank-account.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import type { Answers } from '~/wizard/definition.ts'
import type { ClaimSteps, PanelProps, SummaryCard } from '../wizard/step-definition.ts'
import { expectedPaymentStore } from '../wizard/confirmation-store.ts'
import { claimDefinition } from '../wizard/claim-wizard.ts'
import { type AnyStep, loadStepModule, reviewedByModule } from '../wizard/step-loader.ts'
import { defaultSummaryItems } from './shared/summary-cards.tsx'

/**
 * What will be paid, and all answers that will be sent, in the order of the steps: one line for each answer, and a
 * button to change it and return (CLAIM-75, D-155).
 */
function Summary({ data, answers, onEdit, estimate }: PanelProps) {
  const text = useText()
  const modules = useModules(reviewedByModule(answers))
  const cards = Object.entries(answers as Answers).flatMap(([step, given]) => {
    if (claimDefinition.steps[step]?.review === 'none') return []
    const own: readonly SummaryCard[] = modules.get(step)?.summary?.({ answers, data, text }) ?? [
      { items: defaultSummaryItems(step, given, text) },
    ]
    return own.map((card) => ({ ...card, step: card.step ?? step }))
  })
  const { requested, title: account } = cards.find((card) => card.requested) ?? {}
  const lines = cards.flatMap(({ step, title, isResult, items }, card) =>
    items.map((item, index) => ({
      ...item,
      id: `${card} ${item.id}`,
      action: index === 0 && !isResult && (
        <Button variant="link" onClick={() => onEdit(step)}>
          {text('claims.summary.edit')}
          <VisuallyHidden> {title ?? text.dynamic(`page.claims.${step}`)}</VisuallyHidden>
        </Button>
      ),
    })),
  )
  return (
    <Stack gap="l">
      {requested ? (
        <Card title={account}>
          <RequestedAmount amount={requested} banking={data.banking} />
        </Card>
      ) : (
        estimate
      )}
      <Card>
        <DefinitionList items={lines} />
      </Card>
      {!answers.comments?.comments && (
        <div>
          <Button variant="quiet" onClick={() => onEdit('comments')}>
            {text('claims.summary.comment')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface RequestedAmountProps {
  readonly amount: string
  readonly banking: PanelProps['data']['banking']
}

/** The amount that the member requests from a spending account. The button that sends the claim names it too. */
function RequestedAmount({ amount, banking }: RequestedAmountProps) {
  const text = useText()
  const digits = banking ? lastDigits(banking.account) : undefined
  useEffect(
    () => expectedPaymentStore.set(digits ? { id: 'claims.receipt.expected.account', amount, digits } : undefined),
    [amount, digits],
  )
  const items = [{ id: 'total', label: text('claims.summary.total'), value: text.money(amount) }]
  return <DefinitionList layout="headline" items={items} />
}

/** Loads the modules of the steps. They are already loaded if the member has opened these steps. */
function useModules(names: readonly string[]): ReadonlyMap<string, AnyStep> {
  const loading = names.map((step) => [step, loadStepModule(step)] as const)
  const modules = new Map<string, AnyStep>()
  for (const [step, module] of loading) modules.set(step, use(module))
  return modules
}

export const steps = { 'claim-summary': { Panel: Summary } } satisfies ClaimSteps
