import { useEffect, useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { type Readable, useStoreSelector } from '~/platform/store.ts'
import { areSwapped } from '~/domain/bank-account.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import css from '~/ui/cheque.module.css'
import { classNames } from '~/ui/class-names.ts'

/** The number on the cheque that each field of a bank account asks for. */
const PART_OF: Readonly<Record<string, ChequePart>> = {
  branch: 'branch',
  bank: 'bank',
  account: 'account',
  confirmAccount: 'account',
}

/**
 * A cheque that shows where the account numbers are; the number of the focused field is highlighted. The page must load
 * the catalogue `bank-account`.
 */
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

/** The name of the form field that has the focus. */
function useFocusedField(formId: string): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    const look = () => {
      const { id = '' } = document.activeElement ?? {}
      setName(id.startsWith(`${formId}_`) ? id.slice(formId.length + 1) : undefined)
    }
    // A listener for focusin is enough: when a field loses the focus, the element that receives it fires focusin too.
    document.addEventListener('focusin', look)
    look()
    return () => document.removeEventListener('focusin', look)
  }, [formId])
  return name
}

/**
 * Warning that the transit and institution numbers look swapped (D-62). The page must load the catalogue
 * `bank-account`.
 */
export function SwappedNotice({ typed }: { typed: Readable<Parameters<typeof areSwapped>[0]> }) {
  const text = useText()
  if (!useStoreSelector(typed, areSwapped)) return null
  return (
    <AlertBox tone="warn" live>
      {text('bank-account.swapped')}
    </AlertBox>
  )
}

type ChequePart = 'branch' | 'bank' | 'account'

/** The numbers at the bottom of a Canadian cheque from left to right, after the number of the cheque. */
const PARTS: readonly {
  readonly id: ChequePart
  readonly digits: string
  readonly x: number
  readonly width: number
}[] = [
  { id: 'branch', digits: '00123', x: 88, width: 94 },
  { id: 'bank', digits: '004', x: 198, width: 68 },
  { id: 'account', digits: '0055501234', x: 282, width: 176 },
]
const CHEQUE_NUMBER = '001'

interface ChequeProps {
  /** text alternative of the picture */
  alternative: string
  words: Readonly<Record<ChequePart, { readonly label: string; readonly detail: string }>>
  /** the number of the focused field */
  highlighted?: ChequePart | undefined
}

/** A cheque with a marker at each of the three account numbers, and their labels. */
export function Cheque({ alternative, words, highlighted }: ChequeProps) {
  const look = (id: ChequePart) => classNames(css.part, id === highlighted && css.highlighted)
  return (
    <figure className={css.figure}>
      <svg className={css.cheque} viewBox="0 0 480 212" role="img" aria-label={alternative} focusable="false">
        <rect className={css.paper} x="1" y="1" width="478" height="210" rx="12" />
        <path className={css.print} d="M24 32h128M24 48h88M336 32h120M24 86h264M24 116h200M328 116h128" />
        <rect className={css.box} x="336" y="68" width="120" height="26" rx="4" />
        <text className={css.digits} x="44" y="187">
          {CHEQUE_NUMBER}
        </text>
        {PARTS.map(({ id, digits, x, width }, index) => (
          <g key={id} className={look(id)}>
            <rect className={css.frame} x={x} y="158" width={width} height="40" rx="8" />
            <text className={css.digits} x={x + width / 2} y="187">
              {digits}
            </text>
            <circle className={css.mark} cx={x + width / 2} cy="148" r="14" />
            <text className={css.number} x={x + width / 2} y="154.5">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol className={css.legend} role="list">
          {PARTS.map(({ id }) => (
            <li key={id} className={look(id)}>
              <strong>{words[id].label}</strong> <span className={css.detail}>{words[id].detail}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
