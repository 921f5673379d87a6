import { useEffect } from 'react'
import { loadCatalogues } from '~/platform/i18n/catalogues.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { claimDefinition } from './claim-wizard.ts'
import { type BesideProps, KeptClaim } from './kept/kept-claim.tsx'
import { ReceiptAtStart, ReceiptBeside } from './receipt/receipt.tsx'

/** What stands beside a step whatever it asks, fetched after it with its words: that the claim is kept, and a photo of the receipt. Nothing is missing without. */
export function BesideStep(props: BesideProps) {
  const text = useText()
  const { step } = props
  const isReadable = text.has('claims.kept.title')
  useEffect(() => {
    if (!isReadable) loadCatalogues(text.locale, ['claim-beside']).catch(() => undefined)
  }, [isReadable, text.locale])
  if (!isReadable) return null
  return (
    <>
      <KeptClaim {...props} />
      {step === claimDefinition.first && <ReceiptAtStart />}
      {claimDefinition.steps[step]?.showsReceipt && <ReceiptBeside />}
    </>
  )
}
