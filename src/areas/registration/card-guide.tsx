import { useText } from '~/platform/i18n/text.tsx'
import css from '~/ui/cheque.module.css'

/** Invented numbers with their positions on the card, in the order of the form. */
const NUMBERS = [
  { id: 'certificateId', digits: '300400500', x: 24 },
  { id: 'policyId', digits: '100200', x: 196 },
] as const

/** A member card that shows where the two numbers of the registration form are. */
export function CardGuide() {
  const text = useText()
  return (
    <figure className={css.figure}>
      <svg className={css.cheque} viewBox="0 0 380 240" role="img" aria-label={text('register.card')} focusable="false">
        <rect className={css.paper} x="1" y="1" width="378" height="238" rx="18" />
        <path className={css.print} d="M24 40h120M24 66h180" />
        {NUMBERS.map(({ id, digits, x }, index) => (
          <g key={id}>
            <rect className={css.frame} x={x} y="152" width="160" height="48" rx="8" />
            <text className={css.digits} x={x + 80} y="184">
              {digits}
            </text>
            <circle className={css.mark} cx={x + 80} cy="142" r="14" />
            <text className={css.number} x={x + 80} y="148.5">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol className={css.legend} role="list">
          {NUMBERS.map(({ id }) => (
            <li key={id} className={css.part}>
              {text(`form.register.${id}.label`)}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
