import type { Script } from '../social-picture/social-facts.js';

interface Scope {
  city: string | undefined;
  category: string | undefined;
}

interface Texts {
  title: (scope: Scope) => string;
  description: string;
  price: (now: string, before: string) => string;
  until: (day: string) => string;
}

export const FEED_TEXTS: Record<Script, Texts> = {
  en: {
    title: ({ city, category }) =>
      `${category ? `Deals: ${category}` : 'Deals'}${city ? ` in ${city}` : ' in Nepal'} · Dobbar`,
    description: 'The newest deals of verified businesses.',
    price: (now, before) => `${now} instead of ${before}`,
    until: (day) => `Until ${day}`,
  },
  ne: {
    title: ({ city, category }) => `${city ?? 'नेपाल'}का अफर${category ? `: ${category}` : ''} · दोब्बर`,
    description: 'प्रमाणित व्यवसायका सबैभन्दा नयाँ अफर।',
    price: (now, before) => `${now}, साबिक मूल्य ${before}`,
    until: (day) => `${day} सम्म`,
  },
};
