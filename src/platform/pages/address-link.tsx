import type { ComponentProps, MouseEvent } from 'react'
import { isFramed } from '~/platform/session/session-store.ts'
import { useNavigation } from './navigation.ts'
import { preloadPage } from './navigation.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** an address of the portal, from its root */
  readonly to: string
  readonly replace?: boolean
  readonly state?: unknown
}

/** A plain press on a link of this window; everything else (new tab, new window, download, menu) is the browser's. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey && !/^_(?!self)/.test(event.currentTarget.target)

/** A link inside the portal, by address: an ordinary link that spares the reload. Hover, focus and touch fetch what it leads to. */
export function AddressLink({ to, replace, state, onClick, onPointerEnter, onFocus, onTouchStart, children, ...rest }: Props) {
  const { location, navigate } = useNavigation()
  const preload = () => void preloadPage(to)
  return (
    <a
      {...(isFramed() && { target: '_blank', rel: 'noopener' })}
      {...rest}
      href={to}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        preload()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        preload()
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event)
        preload()
      }}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        // As browsers do: the address one is at already makes no second entry in the history.
        void navigate(to, { replace: replace ?? to === location.pathname + location.search + location.hash, state })
      }}
    >
      {children}
    </a>
  )
}
