import { useCatalogues } from '~/platform/i18n/text.tsx'
import { claimDefinition } from './claim-wizard.ts'
import { type BesideProps, KeptClaim } from './kept/kept-claim.tsx'
import { ReceiptAtStart, ReceiptBeside } from './receipt/receipt.tsx'

const WORDS = ['claim-beside'] as const

/** What stands beside a step whatever it asks, fetched after it with its words: that the claim is kept, and a photo of the receipt. Nothing is missing without. */
export function BesideStep(props: BesideProps) {
  const { step } = props
  if (!useCatalogues(WORDS)) return null
  return (
    <>
      <KeptClaim {...props} />
      {step === claimDefinition.first && <ReceiptAtStart />}
      {claimDefinition.steps[step]?.showsReceipt && <ReceiptBeside />}
    </>
  )
}
