import { useState, type ReactNode } from 'react'

/** Holds the value of a controlled component, as a form would. */
export function Controlled<T>({
  start,
  children,
}: {
  start: T
  children: (value: T, set: (value: T) => void) => ReactNode
}) {
  const [value, set] = useState(start)
  return children(value, set)
}
