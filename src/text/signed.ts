/** A number with its sign, a real minus: none for nothing. */
export const signed = (amount: number, locale: string): string =>
  amount.toLocaleString(locale, { signDisplay: 'exceptZero' }).replace('-', '−');
