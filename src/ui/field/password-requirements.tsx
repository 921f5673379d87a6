import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import css from './password-requirements.module.css'

interface PasswordRequirementsProps {
  title: string
  items: readonly { id: string; text: string; met: boolean }[]
  /** Texts that screen readers announce after each requirement: "met", "not met yet". */
  metText: string
  unmetText: string
}

/**
 * Requirements of a new password (AUTH-31), checked while the member types. Use this component as the hint of the
 * password field, so that screen readers announce the requirements with the field.
 */
export function PasswordRequirements({ title, items, metText, unmetText }: PasswordRequirementsProps) {
  return (
    <div className={css.requirements}>
      <p>{title}</p>
      <ul className={css.list} role="list">
        {items.map((item) => (
          <li key={item.id} className={classNames(css.item, item.met && css.met)} data-met={item.met}>
            {item.met ? <Icon name="check" /> : <span className={css.dot} />}
            {item.text}
            <VisuallyHidden> ({item.met ? metText : unmetText})</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  )
}
