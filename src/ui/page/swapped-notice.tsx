import { areSwapped } from '~/platform/banking/bank-account.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '../alert-box/alert-box.tsx'

/** Says that the transit and institution numbers were mistaken for each other (D-62). The page brings the catalogue `bank-account`. */
export function SwappedNotice({ typed }: { typed: Parameters<typeof areSwapped>[0] }) {
  const text = useText()
  if (!areSwapped(typed)) return null
  return (
    <AlertBox tone="warn" live>
      {text('bank-account.swapped')}
    </AlertBox>
  )
}
