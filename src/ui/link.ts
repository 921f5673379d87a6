import css from './link.module.css'

export type LinkVariant = 'standalone' | 'plain'

/** Looks for the app's own link. Within a sentence a link needs none: the base style is right. */
export function linkClass(variant: LinkVariant): string {
  return css[variant] ?? ''
}
