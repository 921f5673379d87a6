import { useState } from 'react'
import { isAllowedImage } from '~/platform/config/allowed-hosts.ts'
import css from './picture.module.css'

/** Space reserved for each kind of picture, so that the layout does not shift when the image loads. */
const SIZES = { category: [40, 40], logo: [144, 36], card: [640, 200], page: [1280, 320] } as const

interface PictureProps {
  readonly kind: keyof typeof SIZES
  readonly link: string | undefined
  /** the image for a dark background, if there is one */
  readonly darkLink?: string | undefined
  /** name of the logo's owner, whose initial replaces a missing logo; omitted for photographs */
  readonly name?: string
}

/**
 * A decorative image from a service. Its alt text is empty, because the text beside it says the same (CARE-03, D-136).
 * It is loaded only from allowed hosts, without a referrer.
 */
export function Picture({ kind, link, darkLink, name }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = isAllowedImage(link) && failed !== link
  if (!isShown && !name && failed === undefined) return null
  const [width, height] = SIZES[kind]
  const dark = isAllowedImage(darkLink) ? darkLink : undefined
  return (
    <span
      className={css.picture}
      data-kind={kind}
      data-lacks={isShown ? undefined : true}
      data-light-only={name && !dark ? true : undefined}
    >
      {isShown ? (
        <picture>
          {dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
          <img
            src={link}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setFailed(link)}
          />
        </picture>
      ) : (
        <span aria-hidden="true">{name?.slice(0, 1)}</span>
      )}
    </span>
  )
}
