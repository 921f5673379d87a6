import type { ThemeProps } from '@rjsf/core'
import withTheme from '@rjsf/core/lib/withTheme.js'
import type { Widget } from '@rjsf/utils'
import type { WidgetName } from '~/forms/definition.ts'
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
import { FilesWidget } from './widgets/files-widget.tsx'

/** All widgets, by their name in the layout. */
export const WIDGETS: Readonly<Record<Exclude<WidgetName, 'hidden'>, Widget>> = {
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
  files: FilesWidget,
  records: RecordsWidget,
}

// Not the package's index, whose test registry imports Ajv.

const Nothing = () => null

/**
 * Every template and widget of react-jsonschema-form that our forms meet. Widgets are named by `schema-form.tsx`, these
 * are the fallbacks by type.
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
