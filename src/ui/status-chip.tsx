import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Tone } from './icon.tsx'
import tones from './tone.module.css'
import css from './status-chip.module.css'

/** Status of a claim, payment or document. The text states the status; the colour only repeats it. */
export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={classNames(css.chip, tones[tone])}>{children}</span>
}
