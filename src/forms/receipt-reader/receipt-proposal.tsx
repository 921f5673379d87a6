import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { fieldId } from '../form-texts.tsx'
import { useFormEngine } from '../theme/use-widget.ts'
import { fileSize } from '../uploads/upload-store.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { ProgressBar } from '~/ui/progress-bar.tsx'
import type { Option } from '../definition.ts'
import { choiceOf } from './receipt-names.ts'
import { canRead, DOWNLOAD, readingOf, startReading, stopReading, useReading } from './receipt-readings.ts'
import type { ReceiptReading } from './receipt-worker.ts'

interface ReadReceiptProps {
  readonly file: File
  /** names of the providers that the member has seen before */
  readonly providers: readonly string[]
}

/**
 * Shows a button that reads a receipt, then the progress and the result. Shows nothing if the browser cannot read
 * receipts.
 */
export function ReadReceipt({ file, providers }: ReadReceiptProps) {
  const text = useText()
  const state = useReading(file)
  const reading = readingOf(state)
  const isFailed = state !== undefined && 'failed' in state
  const outcome = isFailed
    ? text('claims.read.failed')
    : reading && text('claims.read.found', { found: foundIn(reading.dateOfService, reading.amountPaid) })
  const told = useRef(outcome)
  useEffect(() => {
    if (outcome && told.current !== outcome) announce(outcome)
    told.current = outcome
  }, [outcome])
  if (!canRead()) return null

  if (state && 'progress' in state) {
    return (
      <Stack gap="s">
        <ProgressBar label={text('claims.read.progress')} value={state.progress || undefined} />
        <div>
          <Button variant="link" onClick={() => stopReading(file)}>
            {text('claims.read.cancel')}
          </Button>
        </div>
      </Stack>
    )
  }
  const size = fileSize(DOWNLOAD[file.type === 'application/pdf' ? 'pdf' : 'photo'], text.locale)
  return (
    <Stack gap="s">
      {outcome && <p>{outcome}</p>}
      {!reading && (
        <>
          <div>
            <Button variant="quiet" onClick={() => startReading(file, providers)}>
              {text('claims.read.start')}
            </Button>
          </div>
          <p>{text('claims.read.size', { size })}</p>
        </>
      )}
    </Stack>
  )
}

const foundIn = (date: unknown, amount: unknown): string =>
  date && amount ? 'both' : date ? 'date' : amount ? 'amount' : 'nothing'

/** A value that a receipt proposes for a field, as the form stores it and as the member reads it. */
interface FieldProposal {
  readonly value: string
  readonly shown: string
  /** picture of the line of the receipt that says it */
  readonly crop: Blob
}

/** The value that was read from a receipt for a field. A provider is proposed only if the form offers that choice. */
function proposalFor(
  field: ProposalProps['field'],
  reading: ReceiptReading | undefined,
  choices: readonly Option[],
  text: Text,
): FieldProposal | undefined {
  if (field === 'providerType') {
    const { provider, profession } = reading ?? {}
    const choice = choiceOf({ provider: provider?.value, profession: profession?.value }, choices)
    const crop = (choice?.label === provider?.value ? provider : profession)?.crop
    return choice && crop && { value: choice.value, shown: choice.label, crop }
  }
  const read = reading?.[field]
  return read && { ...read, shown: field === 'dateOfService' ? text.date(read.value) : text.money(read.value) }
}

interface ProposalProps {
  readonly file: File
  readonly field: 'dateOfService' | 'amountPaid' | 'providerType'
  /** the list of visits that contains the field, if the form has one */
  readonly list?: string | undefined
  /** renders the picture of a line of the receipt */
  readonly picture: (line: Blob, alt: string) => ReactNode
}

/**
 * Shows the value that was read from the receipt for a field, with a picture of its line. The field is filled in only
 * when the member presses the button. A claim for several visits has no proposals, because it is unknown which visit
 * the receipt is for.
 */
export function ReceiptProposal({ file, field, list, picture }: ProposalProps) {
  const text = useText()
  const { formId, state, settle, context } = useFormEngine()
  const proposal = proposalFor(field, readingOf(useReading(file)), context.options?.['providerTypes'] ?? [], text)
  const path = list ? [list, 0, field] : [field]
  const current = useSyncExternalStore(state.subscribeValues, () => valueAt(state.data(), path))
  if (!proposal || (list && valueAt(state.data(), [list, 'length']) !== 1)) return null
  const { shown: value } = proposal
  const isUsed = current === proposal.value

  function use() {
    const id = fieldId(formId, path)
    state.setPending(id, path, proposal?.value)
    settle(id)
    announce(text('claims.read.used', { value }))
  }
  return (
    <AlertBox tone="info" title={text('claims.read.proposal')}>
      <Stack gap="s">
        {picture(proposal.crop, text('claims.read.line', { value }))}
        <div>
          <Button
            variant="quiet"
            icon={isUsed ? 'check' : undefined}
            {...(isUsed && { 'aria-disabled': true })}
            onClick={use}
          >
            {text(isUsed ? 'claims.read.used' : 'claims.read.use', { value })}
          </Button>
        </div>
      </Stack>
    </AlertBox>
  )
}

const valueAt = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Readonly<Record<string | number, unknown>> | undefined)?.[key], data)
