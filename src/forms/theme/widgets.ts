import type { Widget } from '@rjsf/utils'
import type { WidgetName } from '../definition.ts'
import { CheckboxGroupWidget } from './widgets/choice-widgets.tsx'
import { CheckboxWidget } from './widgets/choice-widgets.tsx'
import { ChoiceWidget } from './widgets/choice-widgets.tsx'
import { CountWidget } from './widgets/text-widgets.tsx'
import { DateWidget } from './widgets/date-widget.tsx'
import { FilesWidget } from './widgets/files-widget.tsx'
import { MoneyWidget } from './widgets/text-widgets.tsx'
import { PasswordWidget } from './widgets/text-widgets.tsx'
import { PhoneWidget } from './widgets/text-widgets.tsx'
import { PostalCodeWidget } from './widgets/text-widgets.tsx'
import { RecordsWidget } from './widgets/records-widget.tsx'
import { SelectWidget } from './widgets/choice-widgets.tsx'
import { TextWidget } from './widgets/text-widgets.tsx'
import { TextareaWidget } from './widgets/text-widgets.tsx'
import { YesNoWidget } from './widgets/choice-widgets.tsx'

/** Every way a form can ask, by the name its layout uses. */
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
