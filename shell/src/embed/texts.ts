import type { Language } from 'shared-ui/format';

interface Texts {
  near: string;
  none: string;
  all: string;
  instead: string;
  until: (day: string) => string;
  away: (distance: string) => string;
  states: Readonly<Record<string, string>>;
}

/** The embed loads no catalog of texts: they are a part of its one file. */
export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    near: 'Deals near here',
    none: 'There are no deals near here at present.',
    all: 'All deals on Dobbar',
    instead: 'Original price',
    until: (day) => `Until ${day}`,
    away: (distance) => `${distance} away`,
    states: { 'sold-out': 'Sold out', expired: 'Expired', paused: 'Paused', scheduled: 'Not yet available' },
  },
  ne: {
    near: 'यहाँ नजिकका अफर',
    none: 'अहिले यहाँ नजिक कुनै अफर छैन।',
    all: 'दोब्बरका सबै अफर',
    instead: 'साबिक मूल्य',
    until: (day) => `${day} सम्म`,
    away: (distance) => `${distance} टाढा`,
    states: {
      'sold-out': 'सबै सकियो',
      expired: 'म्याद सकियो',
      paused: 'रोकिएको',
      scheduled: 'सुरु हुन बाँकी',
    },
  },
};
