import { type DragEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { ChooseFile } from './choose-file.tsx'
import type { ControlAria } from './control.ts'
import css from './file-drop.module.css'

interface FileDropLabels extends FileListLabels {
  /** "Drop your files here, or" */
  drop: string
  choose: string
  /** Label of the camera button, which only handheld devices show. */
  takePhoto: string
}

interface FileDropProps extends ControlAria {
  files: readonly ListedFile[]
  /** The function that gets the files that the member dropped, chose or photographed, and validates them. */
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onBlur?: (() => void) | undefined
  /** `accept` of the file dialog: `.pdf,.jpg`. */
  accept: string
  labels: FileDropLabels
  disabled?: boolean | undefined
}

/** Attaches files by dropping, with the file dialog or with the camera. */
export function FileDrop({ files, onAdd, onRemove, onBlur, accept, labels, disabled, ...aria }: FileDropProps) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) onAdd([...event.dataTransfer.files])
  }

  const input = { disabled, onChoose: onAdd, onBlur: () => onBlur?.() }
  return (
    <div className={css.drop}>
      <div
        className={classNames(
          css.zone,
          files.length > 0 && css.small,
          over && css.over,
          aria['aria-invalid'] && css.invalid,
        )}
        onDrop={drop}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
      >
        <Icon name="upload" className={css.mark} />
        <span className={css.hint} aria-hidden="true">
          {labels.drop}
        </span>
        <span className={css.buttons}>
          <ChooseFile {...input} {...aria} icon="file" label={labels.choose} multiple accept={accept} />
          {/* An input of its own, because with `capture` some phones open only the camera. */}
          <span className={css.camera}>
            <ChooseFile
              {...input}
              id={`${aria.id}-photo`}
              icon="camera"
              label={labels.takePhoto}
              accept="image/*"
              capture="environment"
            />
          </span>
        </span>
      </div>
      <FileList files={files} labels={labels} onRemove={onRemove} disabled={disabled} />
    </div>
  )
}

export interface ListedFile {
  id: string
  name: string
  /** Size in bytes. */
  size: number
  /** The file itself, from which images are previewed. */
  content?: Blob | undefined
}

interface FileListLabels {
  /** Label of the list: "Chosen files". */
  list: string
  /** Label of the button: "Remove receipt.pdf". */
  remove: (name: string) => string
  /** "1.2 MB" */
  size: (bytes: number) => string
}

interface FileListProps {
  files: readonly ListedFile[]
  labels: FileListLabels
  onRemove: (id: string) => void
  disabled?: boolean | undefined
}

/** The chosen files, in the order in which they are sent. */
function FileList({ files, labels, onRemove, disabled }: FileListProps) {
  const list = useRef<HTMLUListElement>(null)

  function remove(id: string) {
    // The focused button is removed with its file, so the list takes the focus. Screen readers then announce the list
    // and the number of files in it.
    list.current?.focus()
    onRemove(id)
  }

  return (
    <ul ref={list} className={css.list} role="list" aria-label={labels.list} tabIndex={-1} hidden={files.length === 0}>
      {files.map((file) => (
        <li key={file.id} className={css.file}>
          <Preview content={file.content} />
          <span className={css.words}>
            <span className={css.name}>{file.name}</span>
            <span className={css.size}>{labels.size(file.size)}</span>
          </span>
          <button
            type="button"
            className={css.remove}
            aria-label={labels.remove(file.name)}
            disabled={disabled}
            onClick={() => remove(file.id)}
          >
            <Icon name="trash" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Preview of an image. HEIC and TIFF have an icon instead, because most browsers cannot show them. */
function Preview({ content }: { content: Blob | undefined }) {
  const [failed, setFailed] = useState<Blob>()
  if (!content?.type.startsWith('image/') || failed === content)
    return (
      <span className={css.preview}>
        <Icon name="file" />
      </span>
    )
  return <Picture content={content} onError={() => setFailed(content)} />
}

/**
 * An image of the file. The object URL is revoked when the image is no longer shown, because the URL keeps the file in
 * memory.
 */
function Picture({ content, onError }: { content: Blob; onError: () => void }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(content)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [content])
  return <img ref={image} className={css.preview} alt="" onError={onError} />
}
