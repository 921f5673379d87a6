import type { ComponentProps } from 'react'

export type HeadingLevel = 1 | 2 | 3 | 4

/** A heading whose level follows from where the component is used, so that no page skips one. */
export function Heading({ level, ...rest }: ComponentProps<'h2'> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const
  return <Tag {...rest} />
}
