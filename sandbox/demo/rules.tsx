import { useState } from 'react'
import type { OperationId } from '../../generated/operations.ts'
import { Button } from '../../src/ui/button.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/field/select.tsx'
import { TextInput } from '../../src/ui/field/text-inputs.tsx'
import { Cluster, Grid, Stack } from '../../src/ui/layout.tsx'
import type { Fault } from '../http/faults.ts'
import { answersOf, describeRule, ruleOf } from './answers.ts'
import type { OperationEntry } from './control.ts'

interface RulesProps {
  operations: readonly OperationEntry[]
  rules: readonly Fault[]
  onChange: (rules: readonly Fault[]) => void
}

/** What operations are made to answer; the first rule that fits counts. */
export function Rules({ operations, rules, onChange }: RulesProps) {
  const [operationId, setOperationId] = useState<string>()
  const [answer, setAnswer] = useState<string>()
  const [delay, setDelay] = useState('')
  const operation = operations.find((each) => each.operationId === operationId)
  const add = () => {
    if (!operation || answer === undefined) return
    const rule = ruleOf(operation.operationId as OperationId, answer, Number(delay) || 0)
    onChange([rule, ...rules.filter((each) => each.operationId !== operation.operationId)])
    setAnswer(undefined)
    setDelay('')
  }
  return (
    <Stack gap="m">
      <Grid columns="halves">
        <Field id="operation" label="Operation">
          {(aria) => (
            <Select
              {...aria}
              options={operations.map((each) => ({ value: each.operationId, label: each.operationId }))}
              value={operationId}
              emptyLabel="Choose an operation"
              onChange={(next) => {
                setOperationId(next)
                setAnswer(undefined)
              }}
            />
          )}
        </Field>
        <Field id="answer" label="Answer">
          {(aria) => (
            <Select
              {...aria}
              options={operation ? answersOf(operation) : []}
              value={answer}
              emptyLabel="Choose an answer"
              disabled={!operation}
              onChange={setAnswer}
            />
          )}
        </Field>
        <Field id="delay" label="Delay in milliseconds">
          {(aria) => <TextInput {...aria} inputMode="numeric" width="s" value={delay} onChange={setDelay} />}
        </Field>
      </Grid>
      <Cluster>
        <Button variant="quiet" onClick={add} aria-disabled={!operation || answer === undefined}>
          Add this rule
        </Button>
        {rules.length > 0 && (
          <Button variant="link" onClick={() => onChange([])}>
            Remove all rules
          </Button>
        )}
      </Cluster>
      {rules.length > 0 && (
        <ul>
          {rules.map((rule) => (
            <li key={rule.operationId}>
              <Cluster gap="s">
                <span>
                  {rule.operationId}: {describeRule(rule)}
                </span>
                <Button variant="link" aria-label={`Remove the rule of ${rule.operationId}`} onClick={() => onChange(rules.filter((each) => each !== rule))}>
                  Remove
                </Button>
              </Cluster>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
