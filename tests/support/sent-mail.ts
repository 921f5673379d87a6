/** An e-mail in the sandbox's outbox. */
export interface SentMail {
  readonly id: number
  readonly kind: string
  readonly to: string
  readonly locale: string
  readonly subject: string
  readonly text: string
  readonly links: readonly { readonly label: string; readonly url: string }[]
}
