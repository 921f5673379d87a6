import { TextInput, type TextInputProps } from './text-input.tsx'

interface MoneyInputProps extends Omit<TextInputProps, 'type' | 'inputMode' | 'before' | 'after'> {
  /** Where the dollar sign stands: before in English, after in French. */
  symbol: 'before' | 'after'
}

/** An amount, shown as it was typed. A text box with a decimal keyboard: number boxes lose commas, spaces and trailing zeros. */
export function MoneyInput({ symbol, width = 'm', ...rest }: MoneyInputProps) {
  return <TextInput autoComplete="off" {...rest} inputMode="decimal" width={width} {...{ [symbol]: '$' }} />
}
