import { neverRun } from './never-run.ts'

const without = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, neverRun(name)]))

const TEMPLATES = {
  ...without(
    'ArrayFieldDescriptionTemplate ArrayFieldItemTemplate ArrayFieldItemButtonsTemplate ArrayFieldTemplate ArrayFieldTitleTemplate BaseInputTemplate ' +
      'CyclicSchemaExpandTemplate DescriptionFieldTemplate ErrorListTemplate FallbackFieldTemplate FieldTemplate FieldErrorTemplate FieldHelpTemplate ' +
      'GridTemplate MultiSchemaFieldTemplate ObjectFieldTemplate OptionalDataControlsTemplate TitleFieldTemplate UnsupportedFieldTemplate WrapIfAdditionalTemplate',
  ),
  ButtonTemplates: without('SubmitButton AddButton CopyButton MoveDownButton MoveUpButton RemoveButton ClearButton'),
}

/** Stands in for RJSF's own templates: those that are drawn are in the theme of the portal, which goes before; any other says its name. */
export default () => TEMPLATES
