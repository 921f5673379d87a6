import { useEffect, useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { Cheque, type ChequePart } from '../cheque/cheque.tsx'

/** The fields of an account, and the number of a cheque that each asks for. */
const PART_OF: Readonly<Record<string, ChequePart>> = { branch: 'branch', bank: 'bank', account: 'account', confirmAccount: 'account' }

/** Where on a cheque the numbers of an account stand; the one whose field has the focus is marked. The page brings the catalogue `bank-account`. */
export function ChequeGuide({ formId }: { formId: string }) {
  const text = useText()
  const part = useFocusedField(formId)
  return (
    <Cheque
      alternative={text('bank-account.cheque')}
      highlighted={part === undefined ? undefined : PART_OF[part]}
      words={{
        branch: { label: text('bank-account.branch'), detail: text('form.branch.hint') },
        bank: { label: text('bank-account.bank'), detail: text('form.bank.hint') },
        account: { label: text('bank-account.account'), detail: text('form.account.hint') },
      }}
    />
  )
}

/** The name of the field of a form that has the focus. */
function useFocusedField(formId: string): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    const look = () => {
      const { id = '' } = document.activeElement ?? {}
      setName(id.startsWith(`${formId}_`) ? id.slice(formId.length + 1) : undefined)
    }
    // When the focus leaves a field nothing has it yet: the element that gets it says so itself.
    document.addEventListener('focusin', look)
    look()
    return () => document.removeEventListener('focusin', look)
  }, [formId])
  return name
}
