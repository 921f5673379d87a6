import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { fillLink, type LinkElement } from '~/ui/link.tsx'
import css from './dropdown.module.css'

/** An entry is a link (`link`) or an action (`onSelect`). */
export interface DropdownItem {
  id: string
  label: ReactNode
  link?: LinkElement | undefined
  onSelect?: (() => void) | undefined
  /** The entry is for the current page. It is announced as such and is not a link (SHELL-35). */
  current?: boolean | undefined
  disabled?: boolean | undefined
}

interface DropdownProps {
  label: ReactNode
  items: readonly DropdownItem[]
  variant?: 'primary' | 'secondary' | 'navigation' | undefined
  /** Marks the button as the one whose list contains the current page. */
  active?: boolean | undefined
}

/**
 * A button that shows and hides a list of links (the WAI-ARIA "disclosure navigation" pattern, not `role=menu`). Arrow
 * keys, Home and End move the focus. Escape closes the list and returns the focus. Tab past the end or a press outside
 * closes it.
 */
export function Dropdown({ label, items, variant = 'secondary', active }: DropdownProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useOutsidePress(root, open, close)

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      close()
      button.current?.focus()
      return
    }
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined || (!open && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    // The list is always in the page. When `hidden` is removed here, the entries of the list can be focused at once.
    if (list.current) list.current.hidden = false
    setOpen(true)
    all.at(to % all.length)?.focus()
  }

  return (
    <div
      ref={root}
      className={classNames(css.dropdown, css[variant])}
      onKeyDown={keyDown}
      onBlur={(event) => isFocusLeaving(event) && close()}
    >
      <button
        ref={button}
        type="button"
        className={classNames(css.button, active && css.active)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          button.current?.focus() // for Escape, because Safari does not focus a button that is pressed
          setOpen(!open)
        }}
      >
        {label}
        <Icon name="chevron-down" className={css.chevron} />
      </button>
      <ul ref={list} id={id} className={css.list} role="list" hidden={!open}>
        {items.map((item) => (
          <li key={item.id}>
            <Entry
              item={item}
              onDone={() => {
                close()
                // The button gets the focus before the action runs. A dialog that the action opens returns the focus to
                // the button, because the entry is hidden when the dialog closes.
                if (item.onSelect) button.current?.focus()
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ item, onDone }: { item: DropdownItem; onDone: () => void }) {
  const current = item.current ? 'page' : undefined
  // a link without href, so that it is focusable and announced as disabled
  if (item.disabled)
    return (
      <a className={css.entry} role="link" tabIndex={0} aria-disabled="true" aria-current={current}>
        {item.label}
      </a>
    )
  if (item.link)
    return fillLink(item.link, { className: css.entry, 'aria-current': current, onClick: onDone }, item.label)
  return (
    <button
      type="button"
      className={css.entry}
      onClick={() => {
        onDone()
        item.onSelect?.()
      }}
    >
      {item.label}
    </button>
  )
}

/**
 * True if the focus moves out of an element. Not if it moves to what contains the element: Safari does not focus a button
 * or a link that is pressed, but the nearest element around it that can have the focus.
 */
export const isFocusLeaving = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget !== null && !currentTarget.contains(relatedTarget) && !relatedTarget.contains(currentTarget)

/** Calls `onPress` when the pointer is pressed outside an element, while `active`. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, active: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (!root.current?.contains(event.target as Node)) onPress()
  })
  useEffect(() => {
    if (!active) return
    const listen = (event: PointerEvent) => press(event)
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [active])
}
