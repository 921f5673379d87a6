import { Button } from '../../src/ui/button.tsx'
import { Card, Stack } from '../../src/ui/layout.tsx'
import { describeRule } from './responses.ts'
import type { Scenario } from './scenario.ts'

/**
 * Shows the scenario of a link before the tester applies it. Only the button applies the scenario, because applying it
 * changes the sandbox for all its users.
 */
export function Waiting({
  scenario,
  commit,
  onPress,
}: {
  scenario: Scenario
  /** the commit from which this portal was built */
  commit: string
  onPress: () => void
}) {
  const { persona, world, rules, commit: seenIn } = scenario
  return (
    <Card title="A situation from a link">
      <Stack gap="m">
        <p>
          Nothing is set yet. Setting it changes {persona} for everybody in{' '}
          {world ? `the world ${world}` : 'this sandbox'}
          {rules.length > 0 &&
            `, and lets these fail: ${rules.map((rule) => `${rule.operationId} (${describeRule(rule)})`).join(', ')}`}
          .
        </p>
        {seenIn && seenIn !== commit && (
          <p>
            It was seen in commit {seenIn}; this portal is of {commit}.
          </p>
        )}
        <div>
          <Button variant="quiet" onClick={onPress}>
            Set this situation
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
