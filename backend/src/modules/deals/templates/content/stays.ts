import type { DealTemplate } from '../deal-template.js';

const hotels = { categories: ['hotels'], festival: null } as const;

export const STAY_TEMPLATES: readonly DealTemplate[] = [
  {
    ...hotels,
    key: 'hotels-second-night',
    name: 'Two nights for one',
    nameNe: '१ रातको मूल्यमा २ रात',
    why: 'Guests who would leave after a night stay a second one.',
    whyNe: 'एक रात बसेर जाने ग्राहक दोस्रो रात पनि बस्छन्।',
    content: {
      discountType: 'buyXgetY',
      discountValue: '2 nights for 1',
      title: 'Stay two nights, pay for one',
      titleNe: '१ रातको मूल्यमा २ रात',
      description: 'A double room with breakfast for two nights, Sunday to Thursday.',
      descriptionNe: 'आइतबारदेखि बिहीबार, बिहानको खाजासहित दुई रातको डबल कोठा।',
      weekdays: [0, 1, 2, 3, 4],
      passValidityHours: 168,
      priceFor: { count: '2', unit: 'nights' },
    },
  },
  {
    ...hotels,
    key: 'hotels-weekday',
    name: 'Percentage on weekdays',
    nameNe: 'हप्ताका दिन छुट',
    why: 'Fills rooms between Sunday and Thursday.',
    whyNe: 'आइतबारदेखि बिहीबारसम्म खाली कोठा भर्छ।',
    content: {
      discountType: 'percentage',
      discountValue: '30',
      title: '30% off a weekday night',
      titleNe: 'हप्ताका दिन एक रातमा ३०% छुट',
      description: 'A double room with breakfast, Sunday to Thursday.',
      descriptionNe: 'आइतबारदेखि बिहीबार, बिहानको खाजासहित डबल कोठा।',
      weekdays: [0, 1, 2, 3, 4],
      passValidityHours: 168,
    },
  },
  {
    ...hotels,
    key: 'hotels-day-use',
    name: 'Lunch and the pool',
    nameNe: 'दिउँसोको खाना र पौडी',
    why: 'Brings people from the same city, who never need a room.',
    whyNe: 'कोठा नचाहिने, यही सहरका ग्राहक ल्याउँछ।',
    content: {
      discountType: 'percentage',
      discountValue: '20',
      title: 'A day at the hotel: lunch and the pool',
      titleNe: 'होटलमा एक दिन: खाना र पौडी',
      description: 'Lunch buffet and the pool until 5 PM. Towels are included.',
      descriptionNe: 'दिउँसोको बुफे र ५ बजेसम्म पौडी। तौलिया समावेश छ।',
      hoursFrom: '10:00',
      hoursUntil: '17:00',
    },
  },
];
