import type Form from '@rjsf/core'
import { useEffect, useImperativeHandle, useMemo, useState, type ReactNode, type Ref } from 'react'
import { formStands } from '~/platform/shell/form-store.ts'
import { ErrorSummary } from '~/ui/field/error-summary.tsx'
import { focusField } from '~/ui/field/focus-field.ts'
import { useAfterPress } from '~/ui/field/use-after-press.ts'
import { Stack } from '~/ui/layout/layout.tsx'
import { checkForm, validatorOf } from './check-form.ts'
import type { FormContext, FormDefinition } from './definition.ts'
import { fieldId, type FieldFailure } from './failure.ts'
import { createFormState } from './form-state.ts'
import { withFirstLines } from './first-lines.ts'
import { summaryLines } from './summary-lines.ts'
import { useFormTexts } from './texts.tsx'
import { Frame, type FrameValue } from './theme/frame.ts'
import { ThemedForm } from './theme/theme.ts'
import { uiSchemaOf } from './ui-schema.ts'
import { checkFiles as checkFilesByDefault, type CheckFiles } from './uploads/file-rules.ts'
import { uploads as portalUploads, type UploadStore } from './uploads/upload-store.ts'
import css from './schema-form.module.css'

export interface SchemaFormHandle<Data> {
  /** what is typed, valid or not: "Back" keeps it without checking it */
  getData: () => Partial<Data>
}

interface SchemaFormProps<Data> {
  definition: FormDefinition<Data>
  initialData?: Partial<Data> | undefined
  /** the lists and titles that the page has fetched */
  context?: FormContext | undefined
  /** valid answers, without those of questions that are no longer asked */
  onSubmit: (data: Data) => void
  onChange?: ((data: Partial<Data>) => void) | undefined
  /** the buttons, and what stands above them */
  children: ReactNode
  ref?: Ref<SchemaFormHandle<Data>> | undefined
  /** where a failed submit puts the focus: on the first field to correct (AUTH-34, A11Y-03), or on the summary above the form */
  focusOnFailure?: 'field' | 'summary' | undefined
  uploads?: UploadStore | undefined
  checkFiles?: CheckFiles | undefined
}

const EMPTY: FormContext = {}

/** A question starts unanswered: nothing is an answer because the schema would allow it (toolchain.md). */
const NO_DEFAULTS = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const

/**
 * The one renderer of every form. A text field is checked once it was left, then as it is corrected; everything is checked on submit.
 * A failed submit lists what is wrong above the form, in the order of the page, and goes to the first field.
 */
export function SchemaForm<Data>(props: SchemaFormProps<Data>) {
  return <KeyedSchemaForm key={props.definition.id} {...props} />
}

function KeyedSchemaForm<Data>({
  definition,
  initialData,
  context = EMPTY,
  onSubmit,
  onChange,
  children,
  ref,
  focusOnFailure = 'field',
  uploads = portalUploads,
  checkFiles = checkFilesByDefault,
}: SchemaFormProps<Data>) {
  const texts = useFormTexts()
  const [validator] = useState(() => validatorOf(definition))
  const [start] = useState(() => withFirstLines(definition, initialData))
  const [state] = useState(() => createFormState(definition.id, start, (data) => checkForm(definition, validator, data, new Date())))
  const afterPress = useAfterPress()
  const [failed, setFailed] = useState<{ failures: readonly FieldFailure[]; count: number }>({ failures: [], count: 0 })
  const uiSchema = useMemo(() => uiSchemaOf(definition.ui), [definition])
  const frame = useMemo<FrameValue>(() => ({ formId: definition.id, state, context, uploads, checkFiles }), [definition, state, context, uploads, checkFiles])
  useEffect(formStands, [])
  useImperativeHandle(ref, () => ({ getData: () => state.data() as Partial<Data> }), [state])

  function submit(data: unknown) {
    const failures = inPageOrder(definition.id, state.submit(data))
    setFailed(({ count }) => ({ failures, count: failures.length > 0 ? count + 1 : count }))
    const [first] = failures
    if (!first) onSubmit(data as Data)
    else if (focusOnFailure === 'field') focusField(fieldId(definition.id, first.path))
  }

  const errors = summaryLines(failed.failures, texts, definition.id, context)
  return (
    <Frame value={frame}>
      <Stack>
        <ErrorSummary
          title={texts.text('form.summary', { count: errors.length })}
          errors={errors}
          focusKey={focusOnFailure === 'summary' ? failed.count : undefined}
        />
        <ThemedForm
          ref={keepAnswers}
          className={css.form ?? ''}
          id={definition.id}
          idPrefix={definition.id}
          method="post"
          schema={definition.schema}
          uiSchema={uiSchema}
          validator={validator}
          initialFormData={start}
          experimental_defaultFormStateBehavior={NO_DEFAULTS}
          noValidate
          noHtml5Validate
          omitExtraData
          showErrorList={false}
          onChange={({ formData }) => {
            state.change(formData)
            onChange?.(formData as Partial<Data>)
          }}
          onBlur={(id: string) => afterPress(() => state.leave(id))}
          onSubmit={({ formData }) => submit(formData)}
        >
          <div className={css.end}>{children}</div>
        </ThemedForm>
      </Stack>
    </Frame>
  )
}

/**
 * RJSF forgets an answer the moment its question is no longer asked. Ours is dropped on submit only: to press "No" by mistake, then "Yes"
 * again, must not cost what was typed.
 */
function keepAnswers(form: Form | null) {
  if (form) form.state.schemaUtils.sanitizeDataForNewSchema = (_new, _old, data) => data
}

/** Failures in the order in which their fields stand in the page; Ajv's order is that of the schema. */
function inPageOrder(formId: string, failures: readonly FieldFailure[]): FieldFailure[] {
  const element = ({ path }: FieldFailure) => document.getElementById(fieldId(formId, path))
  return failures.toSorted((a, b) => {
    const [one, other] = [element(a), element(b)]
    if (!one || !other) return Number(!one) - Number(!other)
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
