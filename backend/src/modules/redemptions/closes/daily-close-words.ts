import type { DifferenceReason } from './daily-close-day.dto.js';

interface CloseWords {
  kinds: Readonly<Record<'signed' | 'automatic', string>>;
  reasons: Readonly<Record<DifferenceReason, string>>;
  person: string;
  uses: string;
  charged: string;
  cash: string;
  correction: string;
  amount: string;
  madeBy: string;
  madeAt: string;
}

/** Words of the tables of closed days. */
export const CLOSE_WORDS: Readonly<Record<'en' | 'ne', CloseWords>> = {
  en: {
    kinds: { signed: 'Signed', automatic: 'By itself, not counted' },
    reasons: { change: 'Change given wrong', rounding: 'Rounding', unknown: 'Not known' },
    person: 'Accepted by',
    uses: 'Redemptions',
    charged: 'Charged (Rs.)',
    cash: 'Cash (Rs.)',
    correction: 'Correction',
    amount: 'Rupees',
    madeBy: 'By',
    madeAt: 'At',
  },
  ne: {
    kinds: { signed: 'सही गरेर', automatic: 'आफैँ, पैसा गनिएन' },
    reasons: { change: 'फिर्ता पैसा मिलेन', rounding: 'हिसाब मिलाउँदा', unknown: 'थाहा छैन' },
    person: 'स्वीकार गर्ने',
    uses: 'प्रयोग',
    charged: 'लिएको रकम (रु.)',
    cash: 'नगद (रु.)',
    correction: 'सच्याइएको',
    amount: 'रकम',
    madeBy: 'सच्याउने',
    madeAt: 'समय',
  },
};
