import { Cheque } from '~/components/cheque-guide.tsx'
import { examplesOf } from './example.ts'

const ENGLISH = {
  alternative:
    'A cheque. At the bottom, after the number of the cheque: transit number, institution number, account number.',
  words: {
    branch: { label: 'Transit number', detail: '5 digits' },
    bank: { label: 'Institution number', detail: '3 digits' },
    account: { label: 'Account number', detail: '7 to 12 digits' },
  },
}

export const cheque = examplesOf('cheque', {
  plain: { title: 'The three numbers of an account', render: () => <Cheque {...ENGLISH} /> },
  highlighted: {
    title: 'The number that is asked for',
    render: () => (
      <Cheque
        alternative="Un chèque. Au bas, après le numéro du chèque : numéro de transit, numéro d’institution, numéro de compte."
        words={{
          branch: { label: 'Numéro de transit', detail: '5 chiffres' },
          bank: { label: 'Numéro d’institution', detail: '3 chiffres' },
          account: { label: 'Numéro de compte', detail: 'De 7 à 12 chiffres' },
        }}
        highlighted="bank"
      />
    ),
  },
})
