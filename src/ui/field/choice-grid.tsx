import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { groupChoices, type Choice } from './choice.ts'
import css from './choice-card.module.css'

interface ChoiceGridProps {
  options: readonly Choice[]
  columns: 1 | 2
  /** The card of one choice; `index` counts through all groups. */
  children: (choice: Choice, index: number) => ReactNode
}

/** Choices as cards, under their headings where they have some ("Recent", "All"). */
export function ChoiceGrid({ options, columns, children }: ChoiceGridProps) {
  const id = useId()
  const cards = (choices: readonly Choice[]) => (
    <div className={classNames(css.choices, columns === 2 && css.two)}>{choices.map((choice) => children(choice, options.indexOf(choice)))}</div>
  )
  const groups = groupChoices(options)
  if (groups.length <= 1 && !groups[0]?.heading) return cards(options)
  return (
    <div className={css.groups}>
      {groups.map(({ heading, choices }, index) => (
        <div key={heading ?? index} role={heading && 'group'} aria-labelledby={heading && `${id}-${index}`}>
          {heading && (
            <p id={`${id}-${index}`} className={css.heading}>
              {heading}
            </p>
          )}
          {cards(choices)}
        </div>
      ))}
    </div>
  )
}
