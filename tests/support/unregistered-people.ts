import type { MessageId } from '../../generated/i18n/messages.ts'

/**
 * Answers to the registration form. The certificate and policy numbers belong to a person in the sandbox who has no
 * account yet.
 */
export const AMINA = {
  email: 'amina@example.com',
  confirmEmail: 'amina@example.com',
  day: '23',
  month: '5',
  year: '1991',
  certificateId: '100300401',
  policyId: '90210',
  password: 'Chosen4portal',
  confirmPassword: 'Chosen4portal',
}
export type Answers = typeof AMINA
export const LEA: Answers = {
  ...AMINA,
  email: 'lea@example.com',
  confirmEmail: 'lea@example.com',
  day: '17',
  month: '2',
  year: '1988',
  certificateId: '500600801',
  policyId: '77030',
}

export type RegistrationForm = 'register' | 'digitalVerification' | 'digitalPassword'
export type FormAnswers = Partial<Answers> & { readonly postalCode?: string }
/** Labels and values of a form's fields, in the order of the page. A date has three fields. */
export const boxesOf = (form: RegistrationForm, answers: FormAnswers): (readonly [label: MessageId, value: string])[] =>
  Object.entries(answers).map(([name, value]) => [
    (['day', 'month', 'year'].includes(name) ? `form.date.${name}` : `form.${form}.${name}.label`) as MessageId,
    value,
  ])

/**
 * An invitation of the sandbox that can be opened (sandbox/README.md), with the answers of the invited person: as they
 * are typed, and as the portal sends them.
 */
export const INVITED = {
  token: 'welcome-fresh',
  email: 'welcome@example.com',
  day: '14',
  month: '8',
  year: '1993',
  sent: '19930814',
  postalCode: 'b3h2y5',
  sentCode: 'B3H 2Y5',
  brand: 'MBC',
}
export const INVITED_IN_FRENCH: typeof INVITED = {
  token: 'welcome-fresh-french',
  email: 'bienvenue@example.com',
  day: '30',
  month: '9',
  year: '1985',
  sent: '19850930',
  postalCode: 'G1R 1R3',
  sentCode: 'G1R 1R3',
  brand: 'QBC',
}
