/** Mongolian texts: the lender's apps, wherever versions or sign-ins name them. */
export const appEnums = {
  AppKind: { pocket: 'Харилцагчийн апп', merchant: 'Мерчант апп' },
};
