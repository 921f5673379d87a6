import { useState, type ReactNode } from 'react';
import { Calendar } from '../field/calendar.tsx';
import { Checkbox } from '../field/checkbox.tsx';
import { CheckboxGroup } from '../field/checkbox-group.tsx';
import { ChoiceCards } from '../field/choice-cards.tsx';
import type { ControlAria } from '../field/control.ts';
import { DateParts } from '../field/date-parts.tsx';
import { ErrorSummary } from '../field/error-summary.tsx';
import { Field, FieldGroup } from '../field/field.tsx';
import { FileDrop } from '../field/file-drop.tsx';
import { MoneyInput } from '../field/money-input.tsx';
import { PasswordInput } from '../field/password-input.tsx';
import { PasswordRequirements } from '../field/password-requirements.tsx';
import { PhoneInput } from '../field/phone-input.tsx';
import { PostalCodeInput } from '../field/postal-code-input.tsx';
import { Select } from '../field/select.tsx';
import { TextInput } from '../field/text-input.tsx';
import { Textarea } from '../field/textarea.tsx';
import { YesNo } from '../field/yes-no.tsx';
import { examplesOf } from './example.ts';

/** Keeps what is typed, as a form would. */
function Held<T>({ start, children }: { start: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, set] = useState(start);
  return children(value, set);
}

const text = (aria: ControlAria, start = '') => <Held start={start}>{(value, set) => <TextInput {...aria} value={value} onChange={set} />}</Held>;

export const field = examplesOf('field', {
  text: { title: 'Text', render: () => <Field id="email" label="Adresse courriel" hint="Nous y enverrons un lien." required requiredText="obligatoire">{(aria) => text(aria)}</Field> },
  error: { title: 'Text with an error', render: () => <Field id="transit" label="Transit number" hint="5 digits, at the bottom of a cheque." error="Enter the 5-digit transit number." required>{(aria) => text(aria, '12')}</Field> },
  optional: { title: 'Optional text', render: () => <Field id="line2" label="Appartement, bureau" optionalText="facultatif">{(aria) => text(aria)}</Field> },
  specialised: {
    title: 'Money, phone, postal code',
    render: () => (
      <>
        <Field id="paid" label="Amount paid" hint="The total of the receipt, taxes included.">{(aria) => <Held start="95.00">{(value, set) => <MoneyInput {...aria} symbol="before" value={value} onChange={set} />}</Held>}</Field>
        <Field id="paye" label="Montant payé" error="Entrez le montant payé, par exemple 95,00 $.">{(aria) => <Held start="95,00">{(value, set) => <MoneyInput {...aria} symbol="after" value={value} onChange={set} />}</Held>}</Field>
        <Field id="phone" label="Phone number">{(aria) => <Held start="506-555-0123">{(value, set) => <PhoneInput {...aria} value={value} onChange={set} />}</Held>}</Field>
        <Field id="postal" label="Code postal">{(aria) => <Held start="E1C 4M1">{(value, set) => <PostalCodeInput {...aria} value={value} onChange={set} />}</Held>}</Field>
      </>
    ),
  },
  password: {
    title: 'A new password',
    render: () => (
      <Held start="Abc">
        {(value, set) => (
          <Field id="new-password" label="Nouveau mot de passe" required hint={<PasswordRequirements title="Votre mot de passe doit contenir:" metText="fait" unmetText="pas encore" items={[{ id: 'length', text: 'de 8 à 50 caractères', met: value.length >= 8 }, { id: 'lower', text: 'une lettre minuscule', met: /[a-z]/.test(value) }, { id: 'upper', text: 'une lettre majuscule', met: /[A-Z]/.test(value) }, { id: 'digit', text: 'un chiffre', met: /\d/.test(value) }]} />}>
            {(aria) => <PasswordInput {...aria} autoComplete="new-password" value={value} onChange={set} showLabel="Afficher le mot de passe" hideLabel="Masquer le mot de passe" />}
          </Field>
        )}
      </Held>
    ),
  },
  choices: {
    title: 'Choice cards',
    render: () => (
      <FieldGroup id="who" role="radiogroup" label="Pour qui est cette demande?" required>
        {(aria) => <Held<string | undefined> start="theo">{(value, set) => <ChoiceCards {...aria} value={value} onChange={set} options={[{ value: 'theo', label: 'Théo', description: 'Né le 3 mai 2017' }, { value: 'me', label: 'Marie-Ève' }, { value: 'old', label: 'Alexandre', note: 'N’est plus couvert depuis le 1er septembre', disabled: true }]} />}</Held>}
      </FieldGroup>
    ),
  },
  yesNo: { title: 'Yes or no, unanswered, with an error', render: () => <FieldGroup id="rx" role="radiogroup" label="Do you have a prescription?" error="Answer yes or no." required>{(aria) => <Held<boolean | undefined> start={undefined}>{(value, set) => <YesNo {...aria} value={value} onChange={set} yesLabel="Yes" noLabel="No" />}</Held>}</FieldGroup> },
  checkboxes: {
    title: 'Checkboxes',
    render: () => (
      <>
        <FieldGroup id="types" label="Types de demandes" error="Choisissez au moins un type.">{(aria) => <Held<string[]> start={[]}>{(value, set) => <CheckboxGroup {...aria} value={value} onChange={set} options={[{ value: 'drug', label: 'Médicaments' }, { value: 'dental', label: 'Soins dentaires' }, { value: 'vision', label: 'Soins de la vue' }]} />}</Held>}</FieldGroup>
        <Field id="terms" label="terms" hideLabel required>{(aria) => <Held start={false}>{(value, set) => <Checkbox {...aria} checked={value} onChange={set} label="J’ai lu les conditions d’utilisation et je les accepte." />}</Held>}</Field>
      </>
    ),
  },
  select: { title: 'Select', render: () => <Field id="province" label="Province ou territoire">{(aria) => <Held<string | undefined> start={undefined}>{(value, set) => <Select {...aria} value={value} onChange={set} width="m" emptyLabel="Choisissez" options={[{ value: 'NL', label: 'Terre-Neuve-et-Labrador' }, { value: 'QC', label: 'Québec' }]} />}</Held>}</Field> },
  date: {
    title: 'Date of service, with a calendar',
    render: () => (
      <FieldGroup id="service" label="Date du service" hint="La date inscrite sur le reçu." error="Cette date n’existe pas." required>
        {(aria) => <Held<string | undefined> start="20260230">{(value, set) => <DateParts {...aria} value={value} onChange={set} labels={{ day: 'Jour', month: 'Mois', year: 'Année' }} calendar={<Calendar locale="fr-CA" value={value} max="20261120" onPick={set} labels={{ open: 'Choisir une date', previousMonth: 'Mois précédent', nextMonth: 'Mois suivant' }} />} />}</Held>}
      </FieldGroup>
    ),
  },
  birth: { title: 'Date of birth', render: () => <FieldGroup id="birth" label="Date of birth">{(aria) => <Held<string | undefined> start={undefined}>{(value, set) => <DateParts {...aria} autoComplete="bday" value={value} onChange={set} labels={{ day: 'Day', month: 'Month', year: 'Year' }} />}</Held>}</FieldGroup> },
  textarea: { title: 'Long text', render: () => <Field id="comments" label="Commentaires">{(aria) => <Held start="Le reçu est en anglais.">{(value, set) => <Textarea {...aria} value={value} onChange={set} maxLength={1000} remainingText={(remaining) => `${remaining} caractères restants`} />}</Held>}</Field> },
  files: {
    title: 'Files',
    render: () => (
      <FieldGroup id="documents" label="Pièces justificatives" hint="PDF, JPG, PNG, HEIC, TIF ou GIF; 10 Mo par fichier, 20 fichiers au plus." required>
        {(aria) => (
          <FileDrop
            {...aria} id="files" accept=".pdf,.jpg" onAdd={() => {}} onRemove={() => {}}
            files={[{ id: '1', name: 'reçu-physiothérapie-28-octobre.pdf', size: 183_000 }, { id: '2', name: 'ordonnance.jpg', size: 2_400_000, progress: 0.4 }, { id: '3', name: 'facture.exe', size: 12_000, error: 'Ce type de fichier n’est pas accepté.' }]}
            labels={{ drop: 'Déposez vos fichiers ici, ou', choose: 'Choisir des fichiers', takePhoto: 'Prendre une photo', list: 'Fichiers choisis', remove: (name) => `Retirer ${name}`, size: (bytes) => `${Math.round(bytes / 1000)} Ko`, sending: (name) => `Envoi de ${name}` }} />
        )}
      </FieldGroup>
    ),
  },
  summary: { title: 'Error summary', render: () => <ErrorSummary title="Deux réponses sont à corriger" errors={[{ fieldId: 'paye', message: 'Entrez le montant payé, par exemple 95,00 $.' }, { fieldId: 'service', message: 'Cette date n’existe pas.' }]} /> },
});
