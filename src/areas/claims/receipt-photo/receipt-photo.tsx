import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { checkFiles } from '~/forms/uploads/file-rules.ts'
import { type UploadedFile, uploads } from '~/forms/uploads/upload-store.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { memberId } from '~/platform/session/session-store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { ChooseFile } from '~/ui/field/choose-file.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import type { Answers, Draft } from '~/wizard/definition.ts'
import { getDraft, setDraft, subscribeDraft } from '~/wizard/draft-store.ts'
import { currentAnswers, setUnsavedAnswers } from '~/wizard/engine.ts'
import { type PhotoIssue, checkPhotoQuality, rotateClockwise } from './photo-quality.ts'
import css from './receipt-photo.module.css'

/** The step in which the files of a claim are attached. */
const DOCUMENTS_STEP = 'attach-documents'

type Files = readonly UploadedFile[]
const filesIn = (answers: object | undefined): Files =>
  (answers && 'files' in answers ? (answers.files as Files) : undefined) ?? []

/** The receipt photo: the first photo among the files of the claim. */
const photoOf = (draft: Draft): UploadedFile | undefined =>
  filesIn(currentAnswers(draft, DOCUMENTS_STEP)).find(({ type }) => type.startsWith('image/'))
const usePhoto = () => useSyncExternalStore(subscribeDraft, () => photoOf(getDraft(memberId())))

/**
 * The draft with changed files, both in its answers and in its unsaved answers, because the documents step may already
 * be completed.
 */
function withFiles(draft: Draft, change: (files: Files) => Files): Draft {
  const changed = (all: Answers): Answers =>
    all[DOCUMENTS_STEP]
      ? { ...all, [DOCUMENTS_STEP]: { ...all[DOCUMENTS_STEP], files: change(filesIn(all[DOCUMENTS_STEP])) } }
      : all
  return { ...draft, answers: changed(draft.answers), unsaved: changed(draft.unsaved) }
}

/**
 * Optional picker for a receipt photo. The photo becomes a file of the claim, and its quality is checked before the
 * member relies on it.
 */
export function ReceiptPhotoPicker() {
  const text = useText()
  const photo = usePhoto()
  const [issue, setIssue] = useState<PhotoIssue | 'refused'>()

  async function choose([file]: readonly File[]) {
    if (!file) return
    const id = memberId()
    const others = filesIn(currentAnswers(getDraft(id), DOCUMENTS_STEP)).filter((each) => each.id !== photo?.id)
    const { accepted } = await checkFiles([file], others)
    if (accepted.length === 0 || !file.type.startsWith('image/')) {
      setIssue('refused')
      return
    }
    remove()
    const now = getDraft(id)
    const before = currentAnswers(now, DOCUMENTS_STEP)
    setDraft(id, setUnsavedAnswers(now, DOCUMENTS_STEP, { ...before, files: [uploads.add(file), ...filesIn(before)] }))
    setIssue(await checkPhotoQuality(file))
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
            <Photo key={photo.id} photo={photo} />
          </div>
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
            accept="image/*"
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

/**
 * The photo beside the fields, from which the member copies date and amount. On a phone it is above the fields and can
 * be collapsed. Renders nothing without a photo.
 */
export function ReceiptPhotoPanel() {
  const text = useText()
  const photo = usePhoto()
  if (!photo) return null
  return (
    <div className={css.beside}>
      <details open className={css.receipt}>
        <summary>{text('claims.photo.title')}</summary>
        <Photo key={photo.id} photo={photo} />
      </details>
    </div>
  )
}

/** The photo, which can be enlarged, scrolled within its box, and rotated. */
function Photo({ photo }: { readonly photo: UploadedFile }) {
  const text = useText()
  const image = useRef<HTMLImageElement>(null)
  const [isLarge, setIsLarge] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  const file = uploads.get(photo.id)
  // An object URL keeps the file in memory until it is revoked.
  useEffect(() => {
    if (!file) return undefined
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])

  async function turn() {
    const other = file && (await rotateClockwise(file))
    if (!other) return
    const replaced = uploads.add(other)
    const id = memberId()
    setDraft(
      id,
      withFiles(getDraft(id), (files) => files.map((each) => (each.id === photo.id ? replaced : each))),
    )
    uploads.remove(photo.id)
  }

  if (isHidden) return <p>{text('claims.photo.hidden')}</p>
  return (
    <div className={classNames(css.view, isLarge && css.large)}>
      <img ref={image} alt={text('claims.photo.picture')} onError={() => setIsHidden(true)} />
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
