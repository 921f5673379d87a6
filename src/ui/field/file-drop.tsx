import { useState, type ChangeEvent, type DragEvent } from 'react'
import { classNames } from '../class-names.ts'
import { buttonClass } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { ControlAria } from './control.ts'
import { FileList, type FileListLabels, type ListedFile } from './file-list.tsx'
import css from './file-drop.module.css'

export interface FileDropLabels extends FileListLabels {
  /** "Drop your files here, or" */
  drop: string
  choose: string
  /** Shown on devices held in the hand only. */
  takePhoto: string
}

export interface FileDropProps extends ControlAria {
  files: readonly ListedFile[]
  /** What was dropped, chosen or photographed, unchecked: whether it is accepted is not for the box to say. */
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onBlur?: (() => void) | undefined
  /** For the file dialog: `.pdf,.jpg`. */
  accept: string
  labels: FileDropLabels
  disabled?: boolean | undefined
}

/** Files to send: drop them, choose them, or take a picture. */
export function FileDrop({ files, onAdd, onRemove, onBlur, accept, labels, disabled, ...aria }: FileDropProps) {
  const [over, setOver] = useState(false)

  function chosen(event: ChangeEvent<HTMLInputElement>) {
    onAdd([...(event.target.files ?? [])])
    // The same file can then be chosen again after it was removed.
    event.target.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) onAdd([...event.dataTransfer.files])
  }

  const input = { type: 'file', className: css.input, disabled, onChange: chosen, onBlur: () => onBlur?.() } as const
  return (
    <div className={css.drop}>
      <div
        className={classNames(css.zone, over && css.over, aria['aria-invalid'] && css.invalid)}
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
          <span className={css.choose}>
            <input {...input} {...aria} multiple accept={accept} aria-label={labels.choose} />
            <span className={buttonClass({ variant: 'quiet' })} aria-hidden="true">
              <Icon name="file" />
              {labels.choose}
            </span>
          </span>
          <span className={classNames(css.choose, css.camera)}>
            {/* Apart from the first: with `capture` some phones open the camera and offer no file at all. */}
            <input {...input} id={`${aria.id}-photo`} accept="image/*" capture="environment" aria-label={labels.takePhoto} />
            <span className={buttonClass({ variant: 'quiet' })} aria-hidden="true">
              <Icon name="camera" />
              {labels.takePhoto}
            </span>
          </span>
        </span>
      </div>
      <FileList files={files} labels={labels} onRemove={onRemove} disabled={disabled} />
    </div>
  )
}
