import { Calendar } from '../../../src/ui/field/calendar.tsx'
import { Checkbox, CheckboxGroup, YesNo } from '~/ui/field/choices.tsx'
import { ChoiceCards } from '../../../src/ui/field/choices.tsx'
import { DateParts } from '../../../src/ui/field/date-parts.tsx'
import { Field, FieldGroup } from '../../../src/ui/field/field.tsx'
import { FileDrop } from '../../../src/ui/field/file-drop.tsx'
import { Select } from '../../../src/ui/field/select.tsx'
import { examplesOf } from './example.ts'
import { Controlled } from './controlled.tsx'

export const choiceFields = examplesOf('field', {
  choices: {
    title: 'Choice cards',
    render: () => (
      <FieldGroup id="who" role="radiogroup" label="Pour qui est cette demande?" required>
        {(aria) => (
          <Controlled<string | undefined> start="theo">
            {(value, set) => (
              <ChoiceCards
                {...aria}
                value={value}
                onChange={set}
                options={[
                  { value: 'theo', label: 'Théo', description: 'Né le 3 mai 2017' },
                  { value: 'me', label: 'Marie-Ève' },
                  {
                    value: 'old',
                    label: 'Alexandre',
                    note: 'N’est plus couvert depuis le 1er septembre',
                    disabled: true,
                  },
                ]}
              />
            )}
          </Controlled>
        )}
      </FieldGroup>
    ),
  },
  yesNo: {
    title: 'Yes or no, unanswered, with an error',
    render: () => (
      <FieldGroup id="rx" role="radiogroup" label="Do you have a prescription?" error="Answer yes or no." required>
        {(aria) => (
          <Controlled<boolean | undefined> start={undefined}>
            {(value, set) => <YesNo {...aria} value={value} onChange={set} yesLabel="Yes" noLabel="No" />}
          </Controlled>
        )}
      </FieldGroup>
    ),
  },
  checkboxes: {
    title: 'Checkboxes',
    render: () => (
      <>
        <FieldGroup id="types" label="Types de demandes" error="Choisissez au moins un type.">
          {(aria) => (
            <Controlled<string[]> start={[]}>
              {(value, set) => (
                <CheckboxGroup
                  {...aria}
                  value={value}
                  onChange={set}
                  options={[
                    { value: 'all', label: 'Toutes les garanties', exclusive: true },
                    { value: 'drug', label: 'Médicaments' },
                    { value: 'dental', label: 'Soins dentaires' },
                    { value: 'vision', label: 'Soins de la vue' },
                  ]}
                />
              )}
            </Controlled>
          )}
        </FieldGroup>
        <Field id="terms" label="terms" hideLabel required>
          {(aria) => (
            <Controlled start={false}>
              {(value, set) => (
                <Checkbox
                  {...aria}
                  checked={value}
                  onChange={set}
                  label="J’ai lu les conditions d’utilisation et je les accepte."
                />
              )}
            </Controlled>
          )}
        </Field>
      </>
    ),
  },
  select: {
    title: 'Select',
    render: () => (
      <Field id="province" label="Province ou territoire">
        {(aria) => (
          <Controlled<string | undefined> start={undefined}>
            {(value, set) => (
              <Select
                {...aria}
                value={value}
                onChange={set}
                width="m"
                emptyLabel="Choisissez"
                options={[
                  { value: 'NL', label: 'Terre-Neuve-et-Labrador' },
                  { value: 'QC', label: 'Québec' },
                ]}
              />
            )}
          </Controlled>
        )}
      </Field>
    ),
  },
  date: {
    title: 'Date of service, with a calendar',
    render: () => (
      <FieldGroup
        id="service"
        label="Date du service"
        hint="La date inscrite sur le reçu."
        error="Cette date n’existe pas."
        required
      >
        {(aria) => (
          <Controlled<string | undefined> start="20260230">
            {(value, set) => (
              <DateParts
                {...aria}
                value={value}
                onChange={set}
                labels={{ day: 'Jour', month: 'Mois', year: 'Année' }}
                calendar={
                  <Calendar
                    locale="fr-CA"
                    value={value}
                    max={() => '20261120'}
                    onPick={set}
                    labels={{ open: 'Choisir une date', previousMonth: 'Mois précédent', nextMonth: 'Mois suivant' }}
                  />
                }
              />
            )}
          </Controlled>
        )}
      </FieldGroup>
    ),
  },
  birth: {
    title: 'Date of birth',
    render: () => (
      <FieldGroup id="birth" label="Date of birth">
        {(aria) => (
          <Controlled<string | undefined> start={undefined}>
            {(value, set) => (
              <DateParts
                {...aria}
                autoComplete="bday"
                value={value}
                onChange={set}
                labels={{ day: 'Day', month: 'Month', year: 'Year' }}
              />
            )}
          </Controlled>
        )}
      </FieldGroup>
    ),
  },
  files: {
    title: 'Files',
    render: () => (
      <FieldGroup
        id="documents"
        label="Pièces justificatives"
        hint="PDF, JPG, PNG, HEIC, TIF ou GIF; 10 Mo par fichier, 20 fichiers au plus."
        required
      >
        {(aria) => (
          <FileDrop
            {...aria}
            id="files"
            accept=".pdf,.jpg"
            onAdd={() => {}}
            onRemove={() => {}}
            files={[
              { id: '1', name: 'reçu-physiothérapie-28-octobre.pdf', size: 183_000 },
              { id: '2', name: 'ordonnance.jpg', size: 2_400_000 },
              { id: '3', name: 'facture.exe', size: 12_000 },
            ]}
            labels={{
              drop: 'Déposez vos fichiers ici, ou',
              choose: 'Choisir des fichiers',
              takePhoto: 'Prendre une photo',
              list: 'Fichiers choisis',
              remove: (name) => `Retirer ${name}`,
              size: (bytes) => `${Math.round(bytes / 1000)} Ko`,
            }}
          />
        )}
      </FieldGroup>
    ),
  },
})
