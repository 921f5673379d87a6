import { checkForm, validatorOf } from '~/forms/check-form.ts'
import type { FormDefinition } from '~/forms/definition.ts'

/** Makes a function that validates the answers of a form. The function lists the errors, each as `field rule`. */
export function failuresOf<Data>(form: FormDefinition<Data>, now = new Date()): (answers: object) => string[] {
  const validator = validatorOf(form)
  return (answers) => checkForm(form, validator, answers, now).map(({ path, rule }) => `${path.join('.')} ${rule}`)
}
