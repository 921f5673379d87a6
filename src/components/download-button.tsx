import { type ReactNode, useState } from 'react'
import { DOWNLOADS } from '~generated/operation-traits.ts'
import { isPortalError, showError } from '~/platform/errors/portal-error.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { announce } from '../ui/live-region/announcements.ts'
import { AlertBox } from '../ui/alert-box.tsx'
import { Button } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'

interface DownloadButtonProps {
  readonly label: ReactNode
  /** resolves to false if there is no document */
  readonly download: () => Promise<void | boolean>
  /** message if there is no document (D-89, D-126) */
  readonly unavailable?: string
}

/**
 * A button that downloads a PDF. It is busy during the download, and screen readers announce the end. If the download
 * fails, the global error dialog shows the error (HIST-45, D-89).
 */
export function DownloadButton({ label, download, unavailable }: DownloadButtonProps) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  async function run() {
    setBusy(true)
    setMissing(false)
    try {
      const isMissingNow = (await download()) === false
      if (isMissingNow) setMissing(true)
      else announce(text('download.done'))
    } catch (error) {
      if (!isPortalError(error)) throw error
      if (error.kind !== 'cancelled') showError(error)
    } finally {
      setBusy(false)
    }
  }
  const button = (
    <Button variant="quiet" icon="download" busy={isBusy} onClick={() => void run()}>
      {isBusy ? text('download.busy') : label}
    </Button>
  )
  if (!unavailable) return button
  return (
    <Stack gap="s">
      <div>{button}</div>
      {isMissing && (
        <AlertBox tone="info" live>
          {unavailable}
        </AlertBox>
      )}
    </Stack>
  )
}

/**
 * The name that the contract defines for a document, with what tells two of them apart before its extension: a number,
 * a period or a year (D-90). `payment-statement.pdf` becomes `payment-statement-P1003.pdf`.
 */
export const documentName = (operationId: keyof typeof DOWNLOADS, end: string): string =>
  DOWNLOADS[operationId][currentLocale()].replace('.', `-${end}.`)
