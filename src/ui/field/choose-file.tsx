import type { ChangeEvent, ComponentProps } from 'react'
import { buttonClass } from '../button.tsx'
import { Icon } from '../icon.tsx'
import css from './choose-file.module.css'

interface ChooseFileProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  icon: 'camera' | 'file'
  label: string
  onChoose: (files: File[]) => void
}

/** The browser's own way to a file, dressed as a button: a press, a label and a keyboard all meet the real thing. */
export function ChooseFile({ icon, label, onChoose, ...input }: ChooseFileProps) {
  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])])
    target.value = '' // the same file can then be chosen again
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
