import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { Stack } from '~/ui/layout/layout.tsx'

/** The questions of a form, or of one line, one under the other. */
export function ObjectTemplate({ properties }: ObjectFieldTemplateProps) {
  return <Stack>{properties.filter((property) => !property.hidden).map((property) => property.content)}</Stack>
}
