import { Icon } from '../icon.tsx'
import { focusField } from './focus-field.ts'
import css from './error-summary.module.css'

export interface SummaryError {
  /** Id of the control or group. */
  fieldId: string
  message: string
  /** text that replaces the link to the field once the member has corrected the answer */
  corrected?: string | undefined
}

interface ErrorSummaryProps {
  title: string
  /** The errors, in the order of the fields on the page. */
  errors: readonly SummaryError[]
}

/**
 * Summary after a failed submit. Each line links to its field. Screen readers announce the summary at once when it
 * appears, but not again after each correction.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div className={css.summary} role={errors.some(({ corrected }) => corrected) ? undefined : 'alert'}>
      <p className={css.title}>
        <Icon name="error" />
        {title}
      </p>
      <ul className={css.list} role="list">
        {errors.map(({ fieldId, message, corrected }) => (
          <li key={fieldId}>
            {corrected ?? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(fieldId)
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
