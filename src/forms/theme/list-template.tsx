import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils'
import { Button } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card/card.tsx'
import { errorId } from '~/ui/field/control.ts'
import { focusField } from '~/ui/field/focus-field.ts'
import { Stack } from '~/ui/layout/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { fieldId } from '../failure.ts'
import { optionsOf, useFieldWords, useFrame, useShownFailure } from './frame.ts'

/** A list of lines, each a card with its own questions: claim lines, codes, people. */
export function ListTemplate({ items, canAdd, onAddClick, fieldPathId, uiSchema }: ArrayFieldTemplateProps) {
  const id = fieldPathId.$id
  const words = useFieldWords(optionsOf(uiSchema)?.key ?? '')
  const failure = useShownFailure(id)
  return (
    <div role="group" id={id} aria-label={words.label} aria-describedby={failure ? errorId(id) : undefined} tabIndex={-1}>
      <Stack>
        {failure && (
          <AlertBox>
            <p id={errorId(id)}>{words.error(failure)}</p>
          </AlertBox>
        )}
        {items}
        {canAdd && (
          <div>
            <Button
              variant="quiet"
              icon="plus"
              onClick={(event) => {
                onAddClick(event)
                focusLine(id, items.length)
              }}
            >
              {words.own('add', 'list.add')}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  )
}

/** One line: its title is what it is about where the page knows it ("Physiotherapy"), else its number. */
export function LineTemplate({ children, buttonsProps, index, totalItems, parentUiSchema, hasToolbar }: ArrayFieldItemTemplateProps) {
  const { formId, context } = useFrame()
  const key = optionsOf(parentUiSchema)?.key ?? ''
  const words = useFieldWords(key)
  const list = fieldId(formId, key.split('.'))
  const title = context.titles?.[key]?.[index] ?? words.own('item', 'list.item', { number: index + 1 })

  function remove(event: unknown) {
    buttonsProps.onRemoveItem(event)
    announce(words.own('removed', 'list.removed', { number: index + 1, count: totalItems - 1 }))
    // The button is about to go: the list takes the focus.
    document.getElementById(list)?.focus()
  }

  const removeButton = hasToolbar && buttonsProps.hasRemove && (
    <Button variant="link" icon="trash" onClick={remove} aria-label={words.own('remove', 'list.remove', { number: index + 1 })}>
      {words.own('removeShort', 'list.removeShort')}
    </Button>
  )
  return (
    <Card title={title} action={removeButton}>
      {children}
    </Card>
  )
}

/** A line that was just added is where one goes on: its first question takes the focus once it is there. Hints and errors carry ids too. */
function focusLine(list: string, index: number) {
  requestAnimationFrame(() => {
    const parts = document.getElementById(list)?.querySelectorAll(`[id^="${CSS.escape(`${list}_${index}_`)}"]`) ?? []
    ;[...parts].some(({ id }) => focusField(id))
  })
}
