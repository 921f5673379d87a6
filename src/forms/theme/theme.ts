import type { ThemeProps } from '@rjsf/core'
// `withTheme` is imported from its own file, because the package's index contains a test registry that imports Ajv.
import withTheme from '@rjsf/core/lib/withTheme.js'
import type { Widget } from '@rjsf/utils'
import type { FormUi, WidgetName } from '~/forms/definition.ts'
import { loadChunk, loadOnce } from '~/platform/load-chunk.ts'
import { FieldTemplate, LineTemplate, ListTemplate, ObjectTemplate } from './templates.tsx'
import {
  CheckboxGroupWidget,
  CheckboxWidget,
  ChoiceWidget,
  RecordsWidget,
  SelectWidget,
  YesNoWidget,
} from './widgets/choice-widgets.tsx'
import {
  CountWidget,
  DateWidget,
  MoneyWidget,
  PasswordWidget,
  PhoneWidget,
  PostalCodeWidget,
  TextareaWidget,
  TextWidget,
} from './widgets/text-widgets.tsx'

/** The widgets of most forms, by their name in the layout. */
const WIDGETS: Readonly<Record<Exclude<WidgetName, 'hidden' | 'files'>, Widget>> = {
  text: TextWidget,
  password: PasswordWidget,
  choice: ChoiceWidget,
  'yes-no': YesNoWidget,
  checkbox: CheckboxWidget,
  'checkbox-group': CheckboxGroupWidget,
  select: SelectWidget,
  date: DateWidget,
  money: MoneyWidget,
  phone: PhoneWidget,
  'postal-code': PostalCodeWidget,
  textarea: TextareaWidget,
  count: CountWidget,
  records: RecordsWidget,
}

const importFilesWidget = () => import('./widgets/files-widget.tsx')
let FilesWidget: Widget | undefined
const loadFilesWidget = loadOnce(async (): Promise<void> => {
  FilesWidget = (await loadChunk(importFilesWidget)).FilesWidget
})

const needsFiles = ({ fields }: FormUi): boolean => Object.values(fields).some(({ widget }) => widget === 'files')

/** True if a form needs a widget that is not loaded. */
export const lacksWidgets = (ui: FormUi): boolean => !FilesWidget && needsFiles(ui)

const NOTHING_TO_LOAD = Promise.resolve()
/** Loads the widgets that only a few forms need. */
export const loadWidgets = (ui: FormUi): Promise<void> => (needsFiles(ui) ? loadFilesWidget() : NOTHING_TO_LOAD)

/** The widget of a field. The widgets of the form must be loaded already. */
export function widgetOf(name: Exclude<WidgetName, 'hidden'>): Widget {
  if (name !== 'files') return WIDGETS[name]
  if (!FilesWidget) throw new Error('The widget for files is not loaded')
  return FilesWidget
}

const Nothing = () => null

/**
 * The templates and widgets that RJSF may need. `schema-form.tsx` names the widget of each field; the widgets here are
 * the fallbacks by type.
 */
const theme: ThemeProps = {
  templates: {
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: LineTemplate,
    FieldErrorTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    DescriptionFieldTemplate: Nothing,
    ErrorListTemplate: Nothing,
  },
  widgets: {
    TextWidget: WIDGETS.text,
    SelectWidget: WIDGETS.select,
    CheckboxWidget: WIDGETS.checkbox,
    HiddenWidget: Nothing,
  },
}

export const ThemedForm = withTheme(theme)
