import type { ThemeProps } from '@rjsf/core'
// Not the package's index: its test registry pulls in Ajv.
import withTheme from '@rjsf/core/lib/withTheme.js'
import { FieldTemplate } from './templates.tsx'
import { LineTemplate, ListTemplate } from './templates.tsx'
import { ObjectTemplate } from './templates.tsx'
import { WIDGETS } from './widgets.ts'

const Nothing = () => null

/** Every template and widget of react-jsonschema-form that our forms meet. Widgets are named by `ui-schema.ts`, these are the fallbacks by type. */
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
  widgets: { TextWidget: WIDGETS.text, SelectWidget: WIDGETS.select, CheckboxWidget: WIDGETS.checkbox, HiddenWidget: Nothing },
}

export const ThemedForm = withTheme(theme)
