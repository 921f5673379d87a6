import { useState } from 'react'
import { isAllowedImage } from '~/platform/config/allowed-hosts.ts'
import css from './picture.module.css'

/** Room that each kind has before its picture comes, so that nothing moves when it does. */
const SIZES = { category: [40, 40], logo: [144, 36], card: [640, 200], page: [1280, 320] } as const

interface PictureProps {
  readonly kind: keyof typeof SIZES
  readonly link: string | undefined
  /** the same for a dark ground, where there is one */
  readonly darkLink?: string | undefined
  /** whose sign it is: its initial stands for one that does not come; photographs have none */
  readonly name?: string
}

/**
 * A picture that a service names, beside the words for it, hence without words of its own (CARE-03, CARE-05, CARE-06, D-136). From a host that the deployment
 * does not name it is not asked for; whoever serves it does not learn which page it is on.
 */
export function Picture({ kind, link, darkLink, name }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = isAllowedImage(link) && failed !== link
  if (!isShown && !name && failed === undefined) return null
  const [width, height] = SIZES[kind]
  const dark = isAllowedImage(darkLink) ? darkLink : undefined
  return (
    <span className={css.picture} data-kind={kind} data-lacks={isShown ? undefined : true} data-light-only={name && !dark ? true : undefined}>
      {isShown ? (
        <picture>
          {dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
          <img src={link} alt="" width={width} height={height} loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={() => setFailed(link)} />
        </picture>
      ) : (
        <span aria-hidden="true">{name?.slice(0, 1)}</span>
      )}
    </span>
  )
}
