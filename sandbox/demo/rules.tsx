import { useState } from 'react'
import type { OperationId } from '../../generated/operations.ts'
import { Button } from '../../src/ui/button.tsx'
import { Checkbox } from '../../src/ui/field/choices.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/field/select.tsx'
import { TextInput } from '../../src/ui/field/text-inputs.tsx'
import { ActionRows, Inline, Grid, Stack } from '../../src/ui/layout.tsx'
import type { Fault } from '../http/faults.ts'
import { responsesOf, describeRule, findOperations, ruleOf } from './responses.ts'
import type { OperationEntry } from './control.ts'

interface RulesProps {
  operations: readonly OperationEntry[]
  rules: readonly Fault[]
  onChange: (rules: readonly Fault[]) => void
}

const PLAIN = { delay: '', times: '', after: false }

/** Lists the rules that determine the responses of operations. If several rules match a call, the first one applies. */
export function Rules({ operations, rules, onChange }: RulesProps) {
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [answer, setAnswer] = useState<string>()
  const [manner, setManner] = useState(PLAIN)
  const found = findOperations(operations, sought)
  // typing an operation's full name selects that operation
  const named = found.find((each) => each.operationId.toLowerCase() === sought.trim().toLowerCase())
  const operation = named ?? (found.length === 1 ? found[0] : found.find((each) => each.operationId === chosen))
  const answers = operation ? responsesOf(operation) : []
  const isReady = operation !== undefined && answers.some(({ value }) => value === answer)
  const add = () => {
    if (!isReady) return
    const rule = ruleOf(operation.operationId as OperationId, answer!, {
      delayMs: Number(manner.delay) || 0,
      times: Number(manner.times) || 0,
      after: manner.after,
    })
    onChange([rule, ...rules.filter((each) => each.operationId !== operation.operationId)])
    setAnswer(undefined)
    setManner(PLAIN)
  }
  return (
    <Stack gap="m">
      <Field
        id="sought-operation"
        label="Find an operation"
        hint={`By name, path or tag: ${found.length} of ${operations.length}`}
      >
        {(aria) => <TextInput {...aria} type="search" width="l" value={sought} onChange={setSought} />}
      </Field>
      <Grid columns="halves">
        <Field
          id="operation"
          label="Operation"
          hint={operation && `${operation.method} ${operation.path}, ${operation.tag}`}
        >
          {(aria) => (
            <Select
              {...aria}
              options={found.map((each) => ({ value: each.operationId, label: each.operationId }))}
              value={operation?.operationId}
              emptyLabel={found.length === 0 ? 'No operation is called so' : 'Choose an operation'}
              onChange={setChosen}
            />
          )}
        </Field>
        <Field id="answer" label="Answer" hint={operation && `${answers.length} to choose from`}>
          {(aria) => (
            <Select
              {...aria}
              options={answers}
              value={isReady ? answer : undefined}
              emptyLabel="Choose an answer"
              disabled={!operation}
              onChange={setAnswer}
            />
          )}
        </Field>
        <Field id="delay" label="Delay in milliseconds">
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="numeric"
              width="s"
              value={manner.delay}
              onChange={(delay) => setManner({ ...manner, delay })}
            />
          )}
        </Field>
        <Field id="times" label="How many times (empty: always)">
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="numeric"
              width="s"
              value={manner.times}
              onChange={(times) => setManner({ ...manner, times })}
            />
          )}
        </Field>
      </Grid>
      <Checkbox
        id="after"
        label="The work is done first, and the answer is lost"
        checked={manner.after}
        onChange={(after) => setManner({ ...manner, after })}
      />
      <Inline>
        <Button variant="quiet" onClick={add} aria-disabled={!isReady}>
          Add this rule
        </Button>
        {rules.length > 0 && (
          <Button variant="link" onClick={() => onChange([])}>
            Remove all rules
          </Button>
        )}
      </Inline>
      <ActionRows
        rows={rules.map((rule) => ({
          id: rule.operationId,
          children: `${rule.operationId}: ${describeRule(rule)}`,
          action: (
            <Button
              variant="link"
              aria-label={`Remove the rule of ${rule.operationId}`}
              onClick={() => onChange(rules.filter((each) => each !== rule))}
            >
              Remove
            </Button>
          ),
        }))}
      />
    </Stack>
  )
}
