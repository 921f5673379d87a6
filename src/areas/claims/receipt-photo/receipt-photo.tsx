import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ClaimDetailsVision } from '~generated/forms/claim/claim-details-vision.ts'
import type { ClaimItems } from '~generated/forms/claim/claim-items.ts'
import type { RecentClaimService } from '~generated/member/model/index.ts'
import { checkFiles } from '~/forms/uploads/file-rules.ts'
import { type UploadedFile, uploads } from '~/forms/uploads/upload-store.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { useCatalogues, useText } from '~/platform/i18n/text.tsx'
import { memberId } from '~/platform/session/session-store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { ChooseFile } from '~/ui/field/choose-file.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import type { Answers, Draft } from '~/wizard/definition.ts'
import { getDraft, setDraft, subscribeDraft } from '~/wizard/draft-store.ts'
import { currentAnswers, setUnsavedAnswers } from '~/wizard/engine.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { lineKeys } from '../model/lines.ts'
import { type PhotoIssue, checkPhotoQuality, rotateClockwise } from './photo-quality.ts'
import css from './receipt-photo.module.css'

/** The step in which the files of a claim are attached. */
const DOCUMENTS_STEP = 'attach-documents'

type Files = readonly UploadedFile[]
const filesIn = (answers: object | undefined): Files =>
  (answers && 'files' in answers ? (answers.files as Files) : undefined) ?? []

const isPhoto = ({ type }: { readonly type: string }): boolean => type.startsWith('image/')
const isPdf = ({ type }: { readonly type: string }): boolean => type === 'application/pdf'

/** The receipt: the first photo among the files of the claim, or else the first PDF. */
function receiptOf(draft: Draft): UploadedFile | undefined {
  const files = filesIn(currentAnswers(draft, DOCUMENTS_STEP))
  return files.find(isPhoto) ?? files.find(isPdf)
}
const useReceipt = () => useSyncExternalStore(subscribeDraft, () => receiptOf(getDraft(memberId())))

/**
 * Returns the draft with changed files. The files are changed in both the answers and the unsaved answers, because the
 * documents step may or may not be completed.
 */
function withFiles(draft: Draft, change: (files: Files) => Files): Draft {
  const changed = (all: Answers): Answers =>
    all[DOCUMENTS_STEP]
      ? { ...all, [DOCUMENTS_STEP]: { ...all[DOCUMENTS_STEP], files: change(filesIn(all[DOCUMENTS_STEP])) } }
      : all
  return { ...draft, answers: changed(draft.answers), unsaved: changed(draft.unsaved) }
}

interface ReceiptPhotoPickerProps {
  /** names of the providers that the member has seen before */
  readonly providers: readonly string[]
  /** services that the member has claimed and can claim again, newest first */
  readonly services: readonly RecentClaimService[]
}

/**
 * Optional picker for a receipt, as a photo or PDF. The receipt is added to the files of the claim. The quality of a
 * photo is checked at once, so that the member can take a better one. If a receipt that is read names a provider whom
 * the member has seen before, the member can claim the service again.
 */
export function ReceiptPhotoPicker({ providers, services }: ReceiptPhotoPickerProps) {
  const text = useText()
  const photo = useReceipt()
  const file = photo && uploads.get(photo.id)
  const [issue, setIssue] = useState<PhotoIssue | 'refused'>()

  async function choose([chosen]: readonly File[]) {
    if (!chosen) return
    const id = memberId()
    const others = filesIn(currentAnswers(getDraft(id), DOCUMENTS_STEP)).filter((each) => each.id !== photo?.id)
    const [accepted] = (await checkFiles([chosen], others)).accepted
    if (!accepted || !(isPhoto(accepted) || isPdf(accepted))) {
      setIssue('refused')
      return
    }
    remove()
    const now = getDraft(id)
    const before = currentAnswers(now, DOCUMENTS_STEP)
    setDraft(
      id,
      setUnsavedAnswers(now, DOCUMENTS_STEP, { ...before, files: [uploads.add(accepted), ...filesIn(before)] }),
    )
    setIssue(isPhoto(accepted) ? await checkPhotoQuality(accepted) : undefined)
  }

  function remove() {
    setIssue(undefined)
    if (!photo) return
    uploads.remove(photo.id)
    const id = memberId()
    setDraft(
      id,
      withFiles(getDraft(id), (files) => files.filter((each) => each.id !== photo.id)),
    )
  }

  return (
    <Card title={text('claims.photo.title')}>
      <Stack gap="m">
        {photo && (
          <div className={css.start}>
            <Receipt key={photo.id} receipt={photo} />
          </div>
        )}
        {file && (
          <ReaderParts>
            <ReadReceipt key={`read ${photo.id} ${file.size}`} file={file} providers={providers} />
            <ReceiptServices file={file} services={services} picture={pictureOf} />
          </ReaderParts>
        )}
        {issue && (
          <AlertBox tone="warn" live>
            {text(`claims.photo.${issue}`)}
          </AlertBox>
        )}
        <div className={css.choose}>
          {!photo && <p>{text('claims.photo.text')}</p>}
          <ChooseFile
            icon="camera"
            label={text(photo ? 'claims.photo.again' : 'claims.photo.choose')}
            accept="image/*,application/pdf"
            onChoose={(files) => void choose(files)}
          />
          {photo && (
            <Button variant="quiet" icon="trash" onClick={remove}>
              {text('claims.photo.remove')}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  )
}

export interface ReceiptProposalProps {
  readonly field: 'dateOfService' | 'amountPaid' | 'providerType'
  /** the list of visits that contains the field, if the form has one */
  readonly list?: string | undefined
}

const importReader = () => import('~/forms/receipt-reader/receipt-proposal.tsx')
const none = () => ({ default: () => null })
// The code that reads a receipt is loaded only if the claim has a receipt.
const ReadReceipt = lazy(() => loadChunk(importReader).then((module) => ({ default: module.ReadReceipt }), none))
const ReceiptProposal = lazy(() =>
  loadChunk(importReader).then((module) => ({ default: module.ReceiptProposal }), none),
)
const ReceiptServices = lazy(() =>
  loadChunk(() => import('./receipt-services.tsx')).then((module) => ({ default: module.ReceiptServices }), none),
)

const CATALOGUES = ['receipt-reader'] as const

/** Shows parts about reading a receipt once their messages are loaded. No page loads these before it has a receipt. */
function ReaderParts({ children }: { readonly children: ReactNode }) {
  return useCatalogues(CATALOGUES) && <Suspense fallback={null}>{children}</Suspense>
}

/** The number of visits or expenses of a claim. For which of several the receipt is, is not known. */
function countExpenses(draft: Draft): number {
  const { items } = (currentAnswers(draft, 'claim-items') ?? {}) as Partial<ClaimItems>
  const { lines } = (currentAnswers(draft, 'claim-details-vision') ?? {}) as Partial<ClaimDetailsVision>
  const answers = asClaimAnswers(draft.answers)
  const chosen = answers['service-list-vision']?.services
  return (items ?? lines ?? chosen ?? lineKeys(answers)).length
}

interface ReceiptPhotoPanelProps {
  /** names of the providers that the member has seen before */
  readonly providers: readonly string[]
  /**
   * true if the page itself asks for files; attaching a receipt there does not open this panel, because opening it
   * would move the fields
   */
  readonly isAskedHere?: boolean
  /** true if the page asks for the date or the amount, which the portal can read from a receipt */
  readonly isRead: boolean
}

/**
 * Shows the receipt beside the fields. The member copies the date and amount from it, or lets the portal read them. On
 * a phone, the receipt is above the fields and can be collapsed. Nothing is shown if the claim has no receipt.
 */
export function ReceiptPhotoPanel({ providers, isRead, isAskedHere = false }: ReceiptPhotoPanelProps) {
  const text = useText()
  const receipt = useReceipt()
  const file = receipt && uploads.get(receipt.id)
  const count = useSyncExternalStore(subscribeDraft, () => countExpenses(getDraft(memberId())))
  const [isShown] = useState(!isAskedHere || receipt !== undefined)
  if (!receipt || !isShown) return null
  return (
    <div className={css.beside} data-print="hide">
      <details open className={css.receipt}>
        <summary>
          {text('claims.photo.title')}
          <Icon name="chevron-down" />
        </summary>
        <Receipt key={receipt.id} receipt={receipt} />
        {isRead && file && count < 2 && (
          <ReaderParts>
            <ReadReceipt key={`read ${receipt.id} ${file.size}`} file={file} providers={providers} />
          </ReaderParts>
        )}
      </details>
    </div>
  )
}

const pictureOf = (line: Blob, alt: string) => <BlobImage blob={line} alt={alt} />

/** Proposes the value that was read from the claim's receipt for a field. */
export function ClaimReceiptProposal(props: ReceiptProposalProps): ReactNode {
  const receipt = useReceipt()
  const file = receipt && uploads.get(receipt.id)
  return (
    file && (
      <ReaderParts>
        <ReceiptProposal {...props} file={file} picture={pictureOf} />
      </ReaderParts>
    )
  )
}

/** Shows a photo, or only the file name of a PDF, because browsers cannot show a PDF within a page. */
const Receipt = ({ receipt }: { readonly receipt: UploadedFile }) =>
  isPhoto(receipt) ? <Photo photo={receipt} /> : <p>{receipt.name}</p>

/** The photo, which can be enlarged, scrolled within its box, and rotated. */
function Photo({ photo }: { readonly photo: UploadedFile }) {
  const text = useText()
  const [isLarge, setIsLarge] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  const file = uploads.get(photo.id)

  async function turn() {
    const other = file && (await rotateClockwise(file))
    if (!other) return
    const replaced = uploads.replace(photo.id, other)
    const id = memberId()
    setDraft(
      id,
      withFiles(getDraft(id), (files) => files.map((each) => (each.id === photo.id ? replaced : each))),
    )
  }

  if (isHidden) return <p>{text('claims.photo.hidden')}</p>
  return (
    <div className={classNames(css.view, isLarge && css.large)}>
      <BlobImage blob={file} alt={text('claims.photo.picture')} onError={() => setIsHidden(true)} />
      {/* The buttons are inside the box, so that the arrow keys scroll it while a button has the focus. */}
      <div className={css.buttons}>
        <Button variant="link" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
          {text('claims.photo.larger')}
        </Button>
        <Button variant="link" onClick={() => void turn()}>
          {text('claims.photo.turn')}
        </Button>
      </div>
    </div>
  )
}

interface BlobImageProps {
  readonly blob: Blob | undefined
  readonly alt: string
  readonly onError?: () => void
}

/** A picture from a file. An object URL keeps the file in memory until it is revoked. */
function BlobImage({ blob, alt, onError }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return <img ref={image} alt={alt} onError={onError} />
}
