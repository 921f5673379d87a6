import { checkForm, validatorOf } from '~/forms/check-form.ts'
import type { FormDefinition } from '~/forms/definition.ts'

/** A function that gives the failures of a form's answers as `field rule`. */
export function failuresOf<Data>(form: FormDefinition<Data>, now = new Date()): (answers: object) => string[] {
  const validator = validatorOf(form)
  return (answers) => checkForm(form, validator, answers, now).map(({ path, rule }) => `${path.join('.')} ${rule}`)
}
