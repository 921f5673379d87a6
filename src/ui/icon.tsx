import { classNames } from './class-names.ts'
import css from './icon.module.css'

/** The meaning that a colour expresses. The text beside the colour always expresses the same meaning. */
export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'neutral'

export const TONE_ICON = { ok: 'check', info: 'info', warn: 'alert', bad: 'error', neutral: 'info' } as const

/** Strokes on a 24 by 24 grid. Icons never replace text, so all are hidden from assistive technology. */
const STROKES = {
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.5v.2',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  camera: 'M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17zM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m0 0-4.5-4.5M12 15l4.5-4.5M5 20h14',
  edit: 'm4.5 19.5.8-4L16 4.8l3.2 3.2L8.5 18.7l-4 .8Z',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5v5.5m0 3v.2',
  external: 'M9.5 5.5H5v13.5h13.5v-4.5M13.5 4.5h6v6m0-6-8.5 8.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  'eye-off':
    'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.2 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.6-.8',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-9v.2',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l.8 13h9.4l.8-13',
  upload: 'M12 16V5m0 0L7.5 9.5M12 5l4.5 4.5M5 20h14',
} as const

export type IconName = keyof typeof STROKES

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Drawing strokes={STROKES[name]} className={className} />
}

interface DrawingProps {
  readonly strokes: string
  readonly className?: string | undefined
  /** colour of the icon; default: the colour of the text */
  readonly color?: string
}

/** Draws an icon from its strokes. It is for icons that only one component uses. */
export function Drawing({ strokes, className, color }: DrawingProps) {
  return (
    <svg
      className={classNames(css.icon, className)}
      color={color}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={strokes} />
    </svg>
  )
}
