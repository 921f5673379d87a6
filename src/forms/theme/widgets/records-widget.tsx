import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { ChoiceCards } from '~/ui/field/choices.tsx'
import { partAria } from '~/ui/field/control.ts'
import { Stack } from '~/ui/layout.tsx'
import { answerOf, CheckboxGroupWidget, choiceOf, choicesOf } from './choice-widgets.tsx'
import { useFrame, useWidget } from '../widget.ts'

/** How many records are shown at first, and how many more at a time: a search may find thousands. */
const PAGE = 20

/** People, providers, services: records that the page has fetched, one of them or (for a list) several. */
export function RecordsWidget(props: WidgetProps) {
  return props.schema.type === 'array' ? <CheckboxGroupWidget {...props} /> : <OneRecord {...props} />
}

function OneRecord(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  const { context } = useFrame()
  const options = choicesOf(props.schema, ui, context, words)
  const value = choiceOf(props.value)
  // What was chosen is always in sight.
  const [limit, setLimit] = useState(() => Math.max(PAGE, options.findIndex((option) => option.value === value) + 1))
  const shown = options.slice(0, limit)
  const toFocus = useRef<number>(undefined)
  useEffect(() => {
    if (toFocus.current !== undefined) document.getElementById(partAria(aria, String(toFocus.current)).id)?.focus()
    toFocus.current = undefined
  })
  function showMore() {
    toFocus.current = shown.length
    setLimit(limit + PAGE)
  }
  // Short names stand side by side; a second line or a long list reads better one under the other.
  const columns = options.length > 6 || options.some((option) => option.description) ? 1 : 2
  return (
    <Stack gap="m">
      <ChoiceCards
        {...aria}
        options={shown}
        value={value}
        onChange={(choice) => change(answerOf(props.schema, choice))}
        onBlur={leave}
        disabled={disabled}
        columns={columns}
      />
      {shown.length < options.length && (
        <div>
          <Button variant="quiet" onClick={showMore}>
            {words.texts.text('form.records.more', { shown: shown.length, total: options.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
