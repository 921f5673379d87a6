import type { Widget } from '@rjsf/utils'
import type { WidgetName } from '../definition.ts'
import { CheckboxGroupWidget } from './widgets/checkbox-group-widget.tsx'
import { CheckboxWidget } from './widgets/checkbox-widget.tsx'
import { ChoiceWidget } from './widgets/choice-widget.tsx'
import { CountWidget } from './widgets/count-widget.tsx'
import { DateWidget } from './widgets/date-widget.tsx'
import { FilesWidget } from './widgets/files-widget.tsx'
import { MoneyWidget } from './widgets/money-widget.tsx'
import { PasswordWidget } from './widgets/password-widget.tsx'
import { PhoneWidget } from './widgets/phone-widget.tsx'
import { PostalCodeWidget } from './widgets/postal-code-widget.tsx'
import { RecordsWidget } from './widgets/records-widget.tsx'
import { SelectWidget } from './widgets/select-widget.tsx'
import { TextWidget } from './widgets/text-widget.tsx'
import { TextareaWidget } from './widgets/textarea-widget.tsx'
import { YesNoWidget } from './widgets/yes-no-widget.tsx'

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
