import type { ReactNode } from 'react'
import type { RecentClaimService } from '~generated/member/model/index.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { readingOf, useReading } from '~/forms/receipt-reader/receipt-readings.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout.tsx'
import { providerName } from '../model/provider-search.ts'

/** Number of services shown. More would push the question about the type of claim off the screen. */
const SHOWN = 3

interface ReceiptServicesProps {
  readonly file: File
  /** services that the member has claimed and can claim again, newest first */
  readonly services: readonly RecentClaimService[]
  /** renders the picture of a line of the receipt */
  readonly picture: (line: Blob, alt: string) => ReactNode
}

/**
 * The services that the member has claimed before from the provider on the receipt, each with a button to claim it
 * again (D-220). Shows nothing until a receipt is read that names such a provider.
 */
export function ReceiptServices({ file, services, picture }: ReceiptServicesProps) {
  const text = useText()
  const { repeatClaim } = useStartClaim()
  const { provider } = readingOf(useReading(file)) ?? {}
  const same = services.filter((item) => item.provider && providerName(item.provider) === provider?.value)
  if (!provider || same.length === 0) return null
  return (
    <AlertBox tone="info" title={text('claims.read.proposal')}>
      <Stack gap="s">
        {picture(provider.crop, text('claims.read.line', { value: provider.value }))}
        {same.slice(0, SHOWN).map((item) => {
          const { service, participantId, participantName } = item
          const what = [service.description, participantName].filter(Boolean).join(', ')
          return (
            <div key={`${what} ${participantId}`}>
              <Button variant="quiet" onClick={() => void repeatClaim(item)}>
                {text('claims.read.again', { what })}
              </Button>
            </div>
          )
        })}
      </Stack>
    </AlertBox>
  )
}
