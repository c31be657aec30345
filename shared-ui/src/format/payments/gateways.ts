import type { Language } from '../language';

/** The ways to pay in the order of lists. */
export const GATEWAYS = ['esewa', 'khalti', 'stripe', 'bank-transfer'] as const;

export type GatewayName = (typeof GATEWAYS)[number];

const NAMES: Record<GatewayName, Record<Language, string>> = {
  esewa: { en: 'eSewa', ne: 'इसेवा' },
  khalti: { en: 'Khalti', ne: 'खल्ती' },
  stripe: { en: 'Card', ne: 'कार्ड' },
  'bank-transfer': { en: 'Bank transfer', ne: 'बैंक ट्रान्सफर' },
};

/** The name of a way to pay for people. A gateway that this version does not know shows its key. */
export const gatewayName = (gateway: string, language: Language): string =>
  (NAMES as Partial<Record<string, Record<Language, string>>>)[gateway]?.[language] ?? gateway;
