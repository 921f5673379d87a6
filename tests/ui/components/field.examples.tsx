import type { ControlAria } from '../../../src/ui/field/control.ts'
import { ErrorSummary } from '../../../src/ui/field/error-summary.tsx'
import { Field } from '../../../src/ui/field/field.tsx'
import { MoneyInput, PhoneInput, PostalCodeInput } from '~/ui/field/text-inputs.tsx'
import { PasswordRequirements } from '../../../src/ui/field/password-requirements.tsx'
import { PasswordInput } from '../../../src/ui/field/password-input.tsx'
import { Textarea } from '../../../src/ui/field/textarea.tsx'
import { TextInput } from '../../../src/ui/field/text-inputs.tsx'
import { examplesOf } from './example.ts'
import { Controlled } from './controlled.tsx'

const text = (aria: ControlAria, start = '') => (
  <Controlled start={start}>{(value, set) => <TextInput {...aria} value={value} onChange={set} />}</Controlled>
)

export const field = examplesOf('field', {
  text: {
    title: 'Text',
    render: () => (
      <Field id="email" label="Adresse courriel" hint="Nous y enverrons un lien." required requiredText="obligatoire">
        {(aria) => text(aria)}
      </Field>
    ),
  },
  error: {
    title: 'Text with an error',
    render: () => (
      <Field
        id="transit"
        label="Transit number"
        hint="5 digits, at the bottom of a cheque."
        error="Enter the 5-digit transit number."
        required
      >
        {(aria) => text(aria, '12')}
      </Field>
    ),
  },
  optional: {
    title: 'Optional text',
    render: () => (
      <Field id="line2" label="Appartement, bureau" optionalText="facultatif">
        {(aria) => text(aria)}
      </Field>
    ),
  },
  specialised: {
    title: 'Money, phone, postal code',
    render: () => (
      <>
        <Field id="paid" label="Amount paid" hint="The total of the receipt, taxes included.">
          {(aria) => (
            <Controlled start="95.00">
              {(value, set) => <MoneyInput {...aria} symbol="before" value={value} onChange={set} />}
            </Controlled>
          )}
        </Field>
        <Field id="paye" label="Montant payé" error="Entrez le montant payé, par exemple 95,00 $.">
          {(aria) => (
            <Controlled start="95,00">
              {(value, set) => <MoneyInput {...aria} symbol="after" value={value} onChange={set} />}
            </Controlled>
          )}
        </Field>
        <Field id="phone" label="Phone number">
          {(aria) => (
            <Controlled start="506-555-0123">
              {(value, set) => <PhoneInput {...aria} value={value} onChange={set} />}
            </Controlled>
          )}
        </Field>
        <Field id="postal" label="Code postal">
          {(aria) => (
            <Controlled start="E1C 4M1">
              {(value, set) => <PostalCodeInput {...aria} value={value} onChange={set} />}
            </Controlled>
          )}
        </Field>
      </>
    ),
  },
  password: {
    title: 'A new password',
    render: () => (
      <Controlled start="Abc">
        {(value, set) => (
          <Field
            id="new-password"
            label="Nouveau mot de passe"
            required
            hint={
              <PasswordRequirements
                title="Votre mot de passe doit contenir:"
                metText="fait"
                unmetText="pas encore"
                items={[
                  { id: 'length', text: 'de 8 à 50 caractères', met: value.length >= 8 },
                  { id: 'lower', text: 'une lettre minuscule', met: /[a-z]/.test(value) },
                  { id: 'upper', text: 'une lettre majuscule', met: /[A-Z]/.test(value) },
                  { id: 'digit', text: 'un chiffre', met: /\d/.test(value) },
                ]}
              />
            }
          >
            {(aria) => (
              <PasswordInput
                {...aria}
                autoComplete="new-password"
                value={value}
                onChange={set}
                showLabel="Afficher le mot de passe"
                hideLabel="Masquer le mot de passe"
              />
            )}
          </Field>
        )}
      </Controlled>
    ),
  },
  textarea: {
    title: 'Long text',
    render: () => (
      <Field id="comments" label="Commentaires">
        {(aria) => (
          <Controlled start="Le reçu est en anglais.">
            {(value, set) => (
              <Textarea
                {...aria}
                value={value}
                onChange={set}
                maxLength={1000}
                remainingText={(remaining) => `${remaining} caractères restants`}
              />
            )}
          </Controlled>
        )}
      </Field>
    ),
  },
  summary: {
    title: 'Error summary',
    render: () => (
      <ErrorSummary
        title="Deux réponses sont à corriger"
        errors={[
          { fieldId: 'paye', message: 'Entrez le montant payé, par exemple 95,00 $.' },
          { fieldId: 'service', message: 'Cette date n’existe pas.' },
        ]}
      />
    ),
  },
})
