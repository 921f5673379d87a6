import { Icon } from '../icon.tsx'
import { focusField } from './focus-field.ts'
import css from './error-summary.module.css'

export interface SummaryError {
  /** Id of the control or group. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  title: string
  /** In page order. */
  errors: readonly SummaryError[]
}

/** Summary after a failed submit. Each line links to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div className={css.summary} role="alert">
      <p className={css.title}>
        <Icon name="error" />
        {title}
      </p>
      <ul className={css.list} role="list">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(error.fieldId)
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
