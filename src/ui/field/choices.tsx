import { type FC, lazy, type ReactNode, Suspense, useId } from 'react'
import { groupBy } from '~/platform/polyfills.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { classNames } from '~/ui/class-names.ts'
import css from './choice-card.module.css'
import { type ControlAria, partAria } from './control.ts'

const importIcons = () => import('../benefit-icon.tsx')
// The icons are lazy-loaded, because most choices have no icon. If they fail to load, the text alone is enough.
const BenefitIcon = lazy<FC<{ of: string }>>(() =>
  loadChunk(importIcons).then(
    (module) => ({ default: module.BenefitIcon }),
    () => ({ default: () => null }),
  ),
)

interface ChoiceCardsProps extends ControlAria {
  options: readonly Choice[]
  value: string | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** 2 puts short options side by side if there is room. 1 stacks long options. */
  columns?: 1 | 2 | undefined
  disabled?: boolean | undefined
}

/** Radio buttons as large cards, all visible. Use it in a `FieldGroup` with the role of a radio group. */
export function ChoiceCards({ options, value, onChange, onBlur, columns = 2, disabled, ...aria }: ChoiceCardsProps) {
  const name = useId()
  return (
    <ChoiceGrid options={options} columns={columns}>
      {(option, index) => (
        // The group announces the error, so the radios do not repeat it.
        <ChoiceCard
          key={option.value}
          id={partAria(aria, String(index)).id}
          type="radio"
          name={name}
          choice={option}
          checked={option.value === value}
          disabled={disabled}
          onChange={() => onChange(option.value)}
          onBlur={onBlur}
        />
      )}
    </ChoiceGrid>
  )
}

/** An option of a choice. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** A second line: an address, a date of birth. */
  readonly description?: string | undefined
  /** Key of the option's icon: the key of a benefit, or a claim code such as `XX-VISI`. */
  readonly icon?: string | undefined
  /**
   * The reason why the option is unavailable ("Not available in your province"), or an explanation of an available
   * option.
   */
  readonly note?: string | undefined
  /** Amount of money, at the end of the card. */
  readonly amount?: string | undefined
  readonly disabled?: boolean | undefined
  /** True if choosing this option clears all other options of a checkbox group, as for "Everybody". */
  readonly exclusive?: boolean | undefined
  /** Options with the same heading are shown as a group, in the order in which the headings first appear. */
  readonly group?: string | undefined
}

/**
 * Groups options by heading, in the order in which the headings first appear. Options without a heading form a group.
 */
function groupChoices(choices: readonly Choice[]): { heading: string | undefined; choices: readonly Choice[] }[] {
  return [...groupBy(choices, (choice) => choice.group)].map(([heading, together]) => ({ heading, choices: together }))
}

interface ChoiceCardProps extends ControlAria {
  type: 'radio' | 'checkbox'
  name?: string | undefined
  choice: {
    label: ReactNode
    icon?: string | undefined
    description?: ReactNode | undefined
    note?: ReactNode | undefined
    amount?: string | undefined
    disabled?: boolean | undefined
  }
  checked: boolean
  disabled?: boolean | undefined
  onChange: (checked: boolean) => void
  /** gets the element that takes the focus, if any */
  onBlur?: ((next: Element | null) => void) | undefined
}

/** A radio button or checkbox that can be pressed anywhere on its card. */
function ChoiceCard({ type, choice, checked, disabled, onChange, onBlur, ...rest }: ChoiceCardProps) {
  return (
    <label className={css.choice}>
      <input
        {...rest}
        type={type}
        checked={checked}
        disabled={disabled || choice.disabled}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={({ relatedTarget }) => onBlur?.(relatedTarget)}
      />
      {choice.icon && (
        <span className={css.sign}>
          <Suspense fallback={null}>
            <BenefitIcon of={choice.icon} />
          </Suspense>
        </span>
      )}
      <span className={css.words}>
        <span>{choice.label}</span>
        {choice.description && <span className={css.description}>{choice.description}</span>}
        {choice.note && <span className={css.note}>{choice.note}</span>}
      </span>
      {choice.amount && <strong>{choice.amount}</strong>}
    </label>
  )
}

interface ChoiceGridProps {
  options: readonly Choice[]
  columns: 1 | 2
  /** Renders an option. `index` counts the options of all groups. */
  children: (choice: Choice, index: number) => ReactNode
}

/**
 * True if a choice has many short options. Such options are shown in several columns, because one column would be
 * higher than a screen.
 */
const isLongListOfNames = (choices: readonly Choice[]): boolean =>
  choices.length > 6 && choices.every(({ description, note, icon }) => !description && !note && !icon)

/** Options as cards, with the headings of their groups ("Recent", "All"). */
function ChoiceGrid({ options, columns, children }: ChoiceGridProps) {
  const id = useId()
  const cards = (choices: readonly Choice[]) => (
    <div className={classNames(css.choices, (columns === 2 || isLongListOfNames(choices)) && css.two)}>
      {choices.map((choice) => children(choice, options.indexOf(choice)))}
    </div>
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

interface CheckboxProps extends ControlAria {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
}

/**
 * A checkbox for a statement to which the member agrees. The checkbox shows its own label, so use it in a `Field` with
 * `hideLabel`.
 */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return <ChoiceCard {...rest} type="checkbox" choice={{ label }} />
}

interface CheckboxGroupProps extends ControlAria {
  options: readonly Choice[]
  value: readonly string[]
  /** The function that gets the chosen values, in the order of the options. */
  onChange: (value: string[]) => void
  onBlur?: (() => void) | undefined
  columns?: 1 | 2 | undefined
  disabled?: boolean | undefined
}

/** Checkboxes for several options. Use it in a `FieldGroup`. */
export function CheckboxGroup({
  options,
  value,
  onChange,
  onBlur,
  columns = 2,
  disabled,
  ...aria
}: CheckboxGroupProps) {
  function toggle(toggled: Choice, checked: boolean) {
    const stays = (option: Choice) =>
      value.includes(option.value) && !(checked && (toggled.exclusive || option.exclusive))
    onChange(options.filter((option) => (option === toggled ? checked : stays(option))).map((option) => option.value))
  }
  return (
    <ChoiceGrid options={options} columns={columns}>
      {(option, index) => (
        <ChoiceCard
          key={option.value}
          {...partAria(aria, String(index))}
          type="checkbox"
          choice={option}
          checked={value.includes(option.value)}
          disabled={disabled}
          onChange={(checked) => toggle(option, checked)}
          // Tab to the next box does not leave the question.
          onBlur={(next) => {
            if (!options.some((_, part) => next?.id === partAria(aria, String(part)).id)) onBlur?.()
          }}
        />
      )}
    </ChoiceGrid>
  )
}

interface YesNoProps extends ControlAria {
  /** `undefined` until the member answers, because neither answer is selected at first. */
  value: boolean | undefined
  onChange: (value: boolean) => void
  onBlur?: (() => void) | undefined
  yesLabel: string
  noLabel: string
  disabled?: boolean | undefined
}

export function YesNo({ value, onChange, yesLabel, noLabel, ...rest }: YesNoProps) {
  const options = [
    { value: 'yes', label: yesLabel },
    { value: 'no', label: noLabel },
  ]
  const chosen = value ? 'yes' : 'no'
  return (
    <ChoiceCards
      {...rest}
      options={options}
      value={value === undefined ? undefined : chosen}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  )
}
