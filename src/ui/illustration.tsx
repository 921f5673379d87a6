import type { ReactNode } from 'react'

/** Drawings for pages and lists that have nothing else to show, such as an empty list (docs/design.md). */
const DRAWINGS = {
  lost: (
    <>
      <path fill="var(--accent-soft)" d="m22 36 38-14 40 14 38-14v58l-38 14-40-14-38 14z" />
      <path d="M60 22v58m40-44v58" />
      <path strokeDasharray="1 7" d="M34 78c18-12 28 4 42-8s12-18 22-20" />
      <path fill="var(--paper)" d="M114 18c9 0 15 6 15 14 0 10-15 24-15 24S99 42 99 32c0-8 6-14 15-14z" />
      <circle cx="114" cy="33" r="4.5" fill="var(--accent)" />
    </>
  ),
  sent: (
    <>
      <path fill="var(--paper)" d="M46 12h46l20 20v66H46z" />
      <path d="M92 12v20h20M60 48h36M60 62h36M60 76h20" />
      <circle cx="112" cy="84" r="18" fill="var(--accent)" />
      <path stroke="var(--on-accent)" d="m104 84 6 6 11-12" />
    </>
  ),
  empty: (
    <>
      <path fill="var(--accent-soft)" d="m28 62 16-36h72l16 36v34H28z" />
      <path fill="var(--paper)" d="M28 62h32c2 10 10 16 20 16s18-6 20-16h32v34H28z" />
      <path d="M62 40h36M56 51h48" />
    </>
  ),
  mail: (
    <>
      <rect x="26" y="28" width="108" height="68" rx="8" fill="var(--accent-soft)" />
      <path fill="var(--paper)" d="m30 34 50 36 50-36" />
      <path d="M44 12h20m8 0h6M32 20h10" />
    </>
  ),
  welcome: (
    <>
      <path
        fill="var(--accent-soft)"
        d="M24 60c0-26 25-48 56-48s56 22 56 48c-9-8-19-8-28 0-9-8-19-8-28 0-9-8-19-8-28 0-9-8-19-8-28 0z"
      />
      <path d="M80 12V6m0 54v34c0 12 18 12 18 0M52 60c2-24 12-42 28-48 16 6 26 24 28 48" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

/** Left, top, width and height of each drawing, so that its ink begins at the edge of the text below it. */
const BOXES = {
  lost: [20, 15, 120, 82],
  sent: [44, 10, 88, 94],
  empty: [26, 24, 108, 74],
  mail: [24, 10, 112, 88],
  welcome: [22, 4, 116, 101],
} as const satisfies Record<keyof typeof DRAWINGS, readonly number[]>

/** A decorative drawing. Its colours follow the brand and the colour scheme. */
export const Illustration = ({ name }: { readonly name: keyof typeof DRAWINGS }) => (
  <svg
    viewBox={BOXES[name].join(' ')}
    width={BOXES[name][2]}
    height={BOXES[name][3]}
    aria-hidden="true"
    focusable="false"
    fill="none"
    stroke="var(--accent)"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {DRAWINGS[name]}
  </svg>
)
