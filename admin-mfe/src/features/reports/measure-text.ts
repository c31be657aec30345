const KNOWN = [
  ...(['used', 'issued', 'rate', 'saved', 'revenue', 'vendors', 'newCustomers', 'customers'] as const),
  ...(['returningCustomers', 'volume', 'counter', 'prepaid', 'refunds'] as const),
  ...(['income', 'vendorPlans', 'memberPlans'] as const),
  ...(['cases', 'rejectedCodes', 'casesSettled', 'casesForCustomer'] as const),
  ...(['casesForBusiness', 'casesUnanswered', 'givenBack'] as const),
] as const;

/** Translation key of a figure. Unknown figures of a newer server use the key of `used`. */
export const measureText = (name: string): `m_${(typeof KNOWN)[number]}` =>
  `m_${KNOWN.find((one) => one === name) ?? 'used'}`;
