import type { DealTemplate } from '../deal-template.js';

const outings = { categories: ['attractions', 'adventure', 'entertainment'], festival: null } as const;

export const OUTING_TEMPLATES: readonly DealTemplate[] = [
  {
    ...outings,
    key: 'outings-group',
    name: 'Percentage for groups',
    nameNe: 'समूहलाई छुट',
    why: 'One who decides brings three others.',
    whyNe: 'एक जनाले निर्णय गर्दा अरू तीन जना सँगै आउँछन्।',
    content: {
      discountType: 'percentage',
      discountValue: '25',
      title: '25% off for four',
      titleNe: 'चार जनालाई २५% छुट',
      description: 'Valid for four people or more who come together.',
      descriptionNe: 'सँगै आउने कम्तीमा चार जनालाई।',
      partySize: '4',
      passValidityHours: 168,
    },
  },
  {
    ...outings,
    key: 'outings-weekday',
    name: 'Percentage on weekdays',
    nameNe: 'हप्ताका दिन छुट',
    why: 'Saturdays are full; this brings people on other days.',
    whyNe: 'शनिबार भरिन्छ; यसले अरू दिन ग्राहक ल्याउँछ।',
    content: {
      discountType: 'percentage',
      discountValue: '30',
      title: '30% off on weekdays',
      titleNe: 'हप्ताका दिन ३०% छुट',
      description: 'Sunday to Thursday, at any hour we are open.',
      descriptionNe: 'आइतबारदेखि बिहीबार, खुला रहेको जुनसुकै समयमा।',
      weekdays: [0, 1, 2, 3, 4],
    },
  },
  {
    ...outings,
    key: 'outings-two',
    name: 'Two for one',
    nameNe: 'एकको मूल्यमा दुई',
    why: 'Nobody goes alone: the second ticket decides.',
    whyNe: 'कोही एक्लै जाँदैन: दोस्रो टिकटले निर्णय गराउँछ।',
    content: {
      discountType: 'buyXgetY',
      discountValue: '2 for 1',
      title: 'Two for one',
      titleNe: 'एकको मूल्यमा दुई',
      description: 'Two people for the price of one.',
      descriptionNe: 'एक जनाको मूल्यमा दुई जना।',
      partySize: '2',
    },
  },
];
