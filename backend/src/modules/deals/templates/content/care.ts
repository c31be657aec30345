import type { DealTemplate } from '../deal-template.js';

const care = { categories: ['beauty', 'fitness'], festival: null } as const;

export const CARE_TEMPLATES: readonly DealTemplate[] = [
  {
    ...care,
    key: 'care-first-visit',
    name: 'Percentage on the first visit',
    nameNe: 'पहिलो पटक आउँदा छुट',
    why: 'Who came once and liked it comes back at the full price.',
    whyNe: 'एक पटक आएर मन परेपछि ग्राहक पूरै मूल्यमा फर्किन्छन्।',
    content: {
      discountType: 'percentage',
      discountValue: '40',
      title: '40% off your first visit',
      titleNe: 'पहिलो पटक आउँदा ४०% छुट',
      description: 'Once for each customer. Please book a day ahead by phone.',
      descriptionNe: 'हरेक ग्राहकलाई एक पटक। कृपया एक दिनअघि फोन गर्नुहोस्।',
      redemptionLimit: '1',
      passValidityHours: 168,
    },
  },
  {
    ...care,
    key: 'care-mornings',
    name: 'Percentage in quiet hours',
    nameNe: 'फुर्सदको समयमा छुट',
    why: 'Fills appointments on weekday mornings.',
    whyNe: 'हप्ताका दिन बिहानको खाली समय भर्छ।',
    content: {
      discountType: 'percentage',
      discountValue: '25',
      title: '25% off on weekday mornings',
      titleNe: 'हप्ताका दिन बिहान २५% छुट',
      description: 'Sunday to Thursday from 10 AM to 1 PM.',
      descriptionNe: 'आइतबारदेखि बिहीबार बिहान १० देखि दिउँसो १ बजेसम्म।',
      weekdays: [0, 1, 2, 3, 4],
      hoursFrom: '10:00',
      hoursUntil: '13:00',
      passValidityHours: 168,
    },
  },
  {
    ...care,
    key: 'care-with-a-friend',
    name: 'Bring a friend',
    nameNe: 'साथी लिएर आउनुहोस्',
    why: 'Each customer brings one whom you did not know.',
    whyNe: 'हरेक ग्राहकले एक जना नयाँ साथी ल्याउँछन्।',
    content: {
      discountType: 'buyXgetY',
      discountValue: '2 for 1',
      title: 'Bring a friend: two for one',
      titleNe: 'साथी लिएर आउनुहोस्: एकको मूल्यमा दुई',
      description: 'Come as two and pay for one.',
      descriptionNe: 'दुई जना आउनुहोस्, एक जनाको तिर्नुहोस्।',
      partySize: '2',
      passValidityHours: 168,
    },
  },
];
