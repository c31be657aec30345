const KNOWN = ['used', 'issued', 'rate', 'saved', 'revenue', 'vendors', 'newCustomers', 'customers'] as const;

/** The sentence of a figure; the server may count more than this screen knows of. */
export const measureText = (name: string): `m_${(typeof KNOWN)[number]}` =>
  `m_${KNOWN.find((one) => one === name) ?? 'used'}`;
