import type { Language } from '../language';

/** Payment methods in the order of lists. */
export const GATEWAYS = ['esewa', 'khalti', 'stripe', 'bank-transfer'] as const;

export type GatewayName = (typeof GATEWAYS)[number];

const NAMES: Record<GatewayName, Record<Language, string>> = {
  esewa: { en: 'eSewa', ne: 'इसेवा' },
  khalti: { en: 'Khalti', ne: 'खल्ती' },
  stripe: { en: 'Card', ne: 'कार्ड' },
  'bank-transfer': { en: 'Bank transfer', ne: 'बैंक ट्रान्सफर' },
};

/** Returns the display name of a payment method. For an unknown gateway it returns the key. */
export const gatewayName = (gateway: string, language: Language): string =>
  (NAMES as Partial<Record<string, Record<Language, string>>>)[gateway]?.[language] ?? gateway;
