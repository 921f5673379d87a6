import type { ChangeEvent, ComponentProps } from 'react'
import { buttonClass } from '../button.tsx'
import { Icon } from '../icon.tsx'
import css from './choose-file.module.css'

interface ChooseFileProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  icon: 'camera' | 'file'
  label: string
  onChoose: (files: File[]) => void
}

/** A native file input that looks like a button, so that mouse, label and keyboard work as with any file input. */
export function ChooseFile({ icon, label, onChoose, ...input }: ChooseFileProps) {
  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])])
    target.value = '' // cleared, so that the same file can be chosen again
  }
  return (
    <span className={css.choose}>
      <input {...input} type="file" className={css.input} aria-label={label} onChange={chosen} />
      <span className={buttonClass({ variant: 'quiet' })} aria-hidden="true">
        <Icon name={icon} />
        {label}
      </span>
    </span>
  )
}
