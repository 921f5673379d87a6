import type Form from '@rjsf/core'
import type { UiSchema } from '@rjsf/utils'
import {
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { checkForm, conditionFields, validatorOf } from '~/forms/check-form.ts'
import type { FieldUi, FormContext, FormDefinition, FormUi } from '~/forms/definition.ts'
import {
  type FieldFailure,
  fieldId,
  type FieldPath,
  type FormTexts,
  markTitle,
  messageKey,
  useFormTexts,
} from '~/forms/form-texts.tsx'
import { fieldMessages } from '~/forms/field-messages.ts'
import { createFormState, type FormState } from '~/forms/form-state.ts'
import css from '~/forms/schema-form.module.css'
import { FormEngineContext, type FormEngine } from '~/forms/theme/use-widget.ts'
import { lacksWidgets, loadWidgets, ThemedForm, widgetOf } from '~/forms/theme/theme.ts'
import { uploads as portalUploads, type UploadStore } from '~/forms/uploads/upload-store.ts'
import { registerForm } from '~/platform/stores/mounted-forms.ts'
import { ErrorSummary, type SummaryError } from '~/ui/field/error-summary.tsx'
import { focusField } from '~/ui/field/focus-field.ts'
import { useAfterPress } from '~/ui/field/use-after-press.ts'
import { Stack } from '~/ui/layout.tsx'

interface SchemaFormProps<Data> {
  definition: FormDefinition<Data>
  initialData?: Partial<Data> | undefined
  /** options, headings and extra content that the page provides for the form's fields */
  context?: FormContext | undefined
  /** valid answers, without those to hidden questions */
  onSubmit: (data: Data) => void
  onChange?: ((data: Partial<Data>) => void) | undefined
  /** the buttons of the form, and content above them */
  children: ReactNode
  uploads?: UploadStore | undefined
}

/** True if stored answers are valid in the current form. */
export const isAccepted = (definition: FormDefinition, data: object): boolean =>
  checkForm(definition, validatorOf(definition), data, new Date()).length === 0

/** Loads what a form needs besides this module. */
export const prepareForm = ({ ui }: FormDefinition): Promise<void> => loadWidgets(ui)

const EMPTY: FormContext = {}

/** RJSF must not fill in defaults from the schema, because a question starts without an answer (toolchain.md). */
const NO_DEFAULTS = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const

/**
 * The only renderer of forms. It validates a text field after its first blur, then on each change, and everything on
 * submit. A failed submit shows a summary above the form, in the order of the page, and focuses the first invalid
 * field.
 */
export function SchemaForm<Data>(props: SchemaFormProps<Data>) {
  const [isWaiting] = useState(() => lacksWidgets(props.definition.ui))
  const form = import.meta.hot ? <EditedForm {...props} /> : <KeyedSchemaForm key={props.definition.id} {...props} />
  return isWaiting ? <WithWidgets definition={props.definition}>{form}</WithWidgets> : form
}

/** Suspends until the widgets of a form are loaded. */
function WithWidgets({ definition, children }: { definition: FormDefinition; children: ReactNode }) {
  use(prepareForm(definition))
  return children
}

/**
 * The form during development: when its definition is edited (tools/vite/live.ts), it mounts again with its unsaved
 * answers.
 */
function EditedForm<Data>(props: SchemaFormProps<Data>) {
  const { definition, initialData, onChange } = props
  const [typed] = useState(() => new Map<string, Partial<Data>>())
  const [, setEdition] = useState({})
  useEffect(() => {
    const show = () => setEdition({})
    import.meta.hot?.on('vite:afterUpdate', show)
    return () => import.meta.hot?.off('vite:afterUpdate', show)
  }, [])
  return (
    <KeyedSchemaForm
      {...props}
      key={JSON.stringify(definition)}
      initialData={typed.get(definition.id) ?? initialData}
      onChange={(data) => {
        typed.set(definition.id, data)
        onChange?.(data)
      }}
    />
  )
}

function KeyedSchemaForm<Data>({
  definition,
  initialData,
  context = EMPTY,
  onSubmit,
  onChange,
  children,
  uploads = portalUploads,
}: SchemaFormProps<Data>) {
  const texts = useFormTexts()
  const [validator] = useState(() => validatorOf(definition))
  const [start] = useState(() => withFirstLines(definition, initialData))
  const [state] = useState(() =>
    createFormState(definition.id, start, (data) => checkForm(definition, validator, data, new Date())),
  )
  const afterPress = useAfterPress()
  const [failures, setFailures] = useState<readonly FieldFailure[]>([])
  const uiSchema = useMemo(() => uiSchemaOf(definition.ui), [definition])
  const rjsf = useRef<Form>(null)
  // The same function at each render, because React clears and sets a new one, and RJSF calls `onSubmit` in between.
  const attach = useCallback((form: Form | null) => {
    rjsf.current = form
    keepAnswers(form)
  }, [])
  const typing = useMemo(() => {
    const conditional = conditionFields(definition.schema)
    const setAnswer = (path: FieldPath, value: unknown) => rjsf.current?.setFieldValue([...path], value)
    return {
      setAnswer,
      settle: (id?: string) => {
        for (const { path, value } of state.flushPending(id)) setAnswer(path, value)
      },
      affectsOtherFields: (key: string) => conditional.has(key.split('.').at(-1) ?? ''),
    }
  }, [definition, state])
  const frame = useMemo<FormEngine>(
    () => ({ formId: definition.id, state, context, uploads, ...typing }),
    [definition, state, context, uploads, typing],
  )
  useEffect(registerForm, [])
  // before the first key: other effects run only after the form was painted
  useLayoutEffect(() => state.subscribeValues((data) => onChange?.(data as Partial<Data>)), [state, onChange])
  // The first invalid field takes the focus (AUTH-34, A11Y-03). The effect runs after the messages above the field are
  // rendered, because they move it.
  useEffect(() => {
    const [first] = failures
    if (first) focusField(fieldId(definition.id, first.path))
  }, [definition, failures])
  useEffect(() => {
    const isFailing = ({ path }: FieldFailure) => state.failures().has(fieldId(definition.id, path))
    const show = () => markTitle(texts, failures.some(isFailing) ? 'failed' : 'corrected')
    return failures.length > 0 ? state.subscribe(show) : undefined
  }, [definition, state, failures, texts])
  useEffect(() => {
    // Enter submits the form while a field has the focus, and a tap on the button may leave the focus in a field. RJSF
    // must have all answers before React handles the event.
    const form = document.getElementById(definition.id)
    const settleAll = () => flushSync(() => typing.settle())
    const events = ['submit', 'click'] as const
    for (const event of events) form?.addEventListener(event, settleAll)
    return () => {
      for (const event of events) form?.removeEventListener(event, settleAll)
    }
  }, [definition, typing])

  /**
   * Checks and sends the answers to the questions that are shown. RJSF keeps the others: if a check fails, the member
   * may show a hidden question again. RJSF's own `omitExtraData` would drop them on a failed submit, too.
   */
  function submit(all: object) {
    const { schemaUtils, schema } = rjsf.current!.state
    const data = inOrder((schemaUtils.omitExtraData(schema, all) ?? {}) as Record<string, unknown>, definition.ui)
    const found = inPageOrder(definition.id, state.submit(data))
    setFailures(found)
    const [first] = found
    markTitle(texts, first ? 'failed' : 'corrected')
    if (!first) onSubmit(data as Data)
  }

  // The message about a tick box that is not ticked is beside the button, so the summary would only repeat it.
  const [only, ...others] = failures
  const isBox = others.length === 0 && definition.ui.fields[String(only?.path[0])]?.widget === 'checkbox'
  const errors = isBox ? [] : summaryLines(failures, texts, definition, context, state.data())
  return (
    <FormEngineContext value={frame}>
      <Stack>
        {errors.length > 0 && <Summary state={state} errors={errors} texts={texts} />}
        <ThemedForm
          ref={attach}
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
          showErrorList={false}
          onChange={({ formData }) => {
            state.change(formData)
            onChange?.(state.data() as Partial<Data>)
          }}
          onBlur={(id: string) => afterPress(() => state.touch(id))}
          onSubmit={({ formData }) => submit(formData)}
        >
          <div className={css.end}>{children}</div>
        </ThemedForm>
      </Stack>
    </FormEngineContext>
  )
}

interface SummaryProps {
  readonly state: FormState
  /** errors of the last submit, in page order */
  readonly errors: readonly SummaryError[]
  readonly texts: FormTexts
}

/**
 * The failures of the last submit. A corrected failure keeps its line and says that it is corrected, because removing
 * the line would move the form. The summary disappears with the last failure.
 */
function Summary({ state, errors, texts }: SummaryProps) {
  const failing = useSyncExternalStore(state.subscribe, state.failures)
  const count = errors.filter(({ fieldId: id }) => failing.has(id)).length
  return count === 0 ? null : (
    <ErrorSummary
      title={texts.text('form.summary', { count })}
      errors={errors.map((error) =>
        failing.has(error.fieldId)
          ? error
          : { ...error, corrected: texts.text('form.summary.corrected', { message: error.message }) },
      )}
    />
  )
}

/**
 * Stops RJSF from deleting the answer to a hidden question, so that input is not lost if the member chooses "No" by
 * mistake and then "Yes". Answers to hidden questions are left out only when the form is submitted. RJSF has no option
 * for this, so its method is replaced. If an upgrade of RJSF renames the method, this function throws an error.
 */
function keepAnswers(form: Form | null) {
  if (!form) return
  const { schemaUtils } = form.state
  if (!('sanitizeDataForNewSchema' in schemaUtils)) throw new Error('RJSF has no sanitizeDataForNewSchema any more')
  schemaUtils.sanitizeDataForNewSchema = (_new, _old, data) => data
}

/** Sorts answers by the order of their fields on the page. RJSF answers in the order of the schema's conditions. */
const inOrder = (data: Readonly<Record<string, unknown>>, { order = [] }: FormUi): object => ({
  ...Object.fromEntries(order.filter((name) => name in data).map((name) => [name, data[name]])),
  ...data,
})

/** Sorts failures by the order of their fields on the page, because Ajv uses the order in the schema. */
function inPageOrder(formId: string, failures: readonly FieldFailure[]): FieldFailure[] {
  const element = ({ path }: FieldFailure) => document.getElementById(fieldId(formId, path))
  return failures.toSorted((a, b) => {
    const [one, other] = [element(a), element(b)]
    if (!one || !other) return Number(!one) - Number(!other)
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}

interface ListSchema {
  readonly minItems?: number
}

/**
 * Adds the first line to each list that needs at least one, so that the member sees more than a button that adds a
 * line. Fixed lists already have their lines.
 */
function withFirstLines({ schema, ui }: FormDefinition, data: object | undefined): object {
  const properties = (schema as { properties?: Record<string, ListSchema> }).properties ?? {}
  const lists = Object.entries(ui.fields).filter(
    ([name, field]) => field.items && !field.fixed && (properties[name]?.minItems ?? 0) > 0,
  )
  return { ...Object.fromEntries(lists.map(([name]) => [name, [{}]])), ...data }
}

/** Converts a form's layout to RJSF's uiSchema. No other module knows both formats. */
function uiSchemaOf(ui: FormUi, path: readonly string[] = []): UiSchema {
  const fields = Object.entries(ui.fields).map(([name, field]) => [name, fieldUiSchema(field, [...path, name])])
  return {
    'ui:order': [...(ui.order ?? Object.keys(ui.fields)), '*'],
    'ui:options': { columns: ui.columns },
    ...Object.fromEntries(fields),
  }
}

function fieldUiSchema(field: FieldUi, path: readonly string[]): UiSchema {
  const options = { key: path.join('.'), layout: field }
  // Lines cannot be moved, because their order has no meaning. A fixed list has one line for each item that was chosen
  // before.
  if (field.items)
    return {
      'ui:options': { ...options, addable: !field.fixed, removable: !field.fixed, orderable: false },
      items: uiSchemaOf(field.items, path),
    }
  if (field.widget === 'hidden') return { 'ui:widget': 'hidden', 'ui:options': options }
  return { 'ui:widget': widgetOf(field.widget ?? 'text'), 'ui:options': options }
}

/**
 * Lines of the summary above a form. Each names the line of a list, if there are several, and its question, if two have
 * the same message (WCAG 2.4.4).
 */
function summaryLines(
  failures: readonly FieldFailure[],
  texts: FormTexts,
  { id, ui }: FormDefinition,
  context: FormContext,
  data: unknown,
): SummaryError[] {
  const wordsOf = (path: FieldPath) =>
    fieldMessages(texts, ui.fields[String(path[0])]?.messages ?? id, messageKey(path))
  const lines = failures.map((failure) => {
    const { label, error } = wordsOf(failure.path)
    return { failure, label, message: error(failure) }
  })
  const countOf = (list: string) => (data as Record<string, unknown[] | undefined>)[list]?.length ?? 0
  const lineName = (list: string, index: number): string | undefined =>
    context.titles?.[list]?.[index] ??
    (countOf(list) > 1 ? wordsOf([list]).own('item', 'list.item', { number: index + 1 }) : undefined)
  return lines.map(({ failure: { path }, label, message }) => {
    const [list, line] = path
    const isRepeated = lines.filter((other) => other.message === message).length > 1
    const ofLine = typeof line === 'number' ? lineName(String(list), line) : undefined
    const title = ofLine ?? (isRepeated ? label : undefined)
    return {
      fieldId: fieldId(id, path),
      message: title ? texts.text('form.summary.line', { title, message }) : message,
    }
  })
}
