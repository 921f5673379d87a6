import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage, type IntlConfig, type MessageDescriptor, type OnErrorFn } from '@formatjs/intl'

type Values = Parameters<typeof formatMessage>[3]

/**
 * Stands in for react-intl's `createIntl`, with the one thing that the portal asks of it: a sentence from its syntax tree. It is the same
 * function underneath; what is left out are the components, rich text, and the formats of dates and lists that sentences do not use.
 */
export function createIntl(config: Pick<IntlConfig, 'locale' | 'messages'> & { onError: OnErrorFn }) {
  const resolved = { ...DEFAULT_INTL_CONFIG, ...config }
  const formatters = createFormatters()
  return { formatMessage: (descriptor: MessageDescriptor, values?: Values) => formatMessage(resolved, formatters, descriptor, values) }
}
