import type { DealTemplate } from '../deal-template.js';

const dining = { categories: ['dining'], festival: null } as const;

export const DINING_TEMPLATES: readonly DealTemplate[] = [
  {
    ...dining,
    key: 'dining-two-for-one',
    name: 'Two for one on the best seller',
    nameNe: 'धेरै बिक्ने परिकार: एकको मूल्यमा दुई',
    why: 'Guests come as two, and the second one tries your kitchen.',
    whyNe: 'ग्राहक दुई जना आउँछन्, र दोस्रोले तपाईंको स्वाद चिन्छ।',
    content: {
      discountType: 'buyXgetY',
      discountValue: '2 for 1',
      title: 'Two for one on our best seller',
      titleNe: 'धेरै रुचाइएको परिकार: एकको मूल्यमा दुई',
      description: 'Order two of our best seller and pay for one.',
      descriptionNe: 'धेरै रुचाइएको परिकार दुईटा मगाउनुहोस्, एउटाको मात्र तिर्नुहोस्।',
      partySize: '2',
    },
  },
  {
    ...dining,
    key: 'dining-quiet-hours',
    name: 'Percentage in quiet hours',
    nameNe: 'फुर्सदको समयमा छुट',
    why: 'Fills tables that stay empty on weekday afternoons.',
    whyNe: 'हप्ताका दिन दिउँसो खाली रहने टेबल भर्छ।',
    content: {
      discountType: 'percentage',
      discountValue: '30',
      title: '30% off on weekday afternoons',
      titleNe: 'हप्ताका दिन दिउँसो ३०% छुट',
      description: 'On all food, Monday to Thursday from 2 PM to 5 PM.',
      descriptionNe: 'सोमबारदेखि बिहीबार दिउँसो २ देखि ५ बजेसम्म, सबै खानामा।',
      weekdays: [1, 2, 3, 4],
      hoursFrom: '14:00',
      hoursUntil: '17:00',
    },
  },
  {
    ...dining,
    key: 'dining-set-for-two',
    name: 'Set for two',
    nameNe: 'दुई जनाको सेट',
    why: 'One price for a whole meal is easy to say yes to.',
    whyNe: 'पूरै खानाको एउटै मूल्य हुँदा छान्न सजिलो हुन्छ।',
    content: {
      discountType: 'percentage',
      discountValue: '25',
      title: 'Set meal for two',
      titleNe: 'दुई जनाको सेट खाना',
      description: 'Two mains, one side and two drinks for one price.',
      descriptionNe: 'दुई मुख्य परिकार, एक साइड र दुई पेय, एउटै मूल्यमा।',
      included: 'Two mains\nOne side\nTwo drinks',
      includedNe: 'दुई मुख्य परिकार\nएक साइड\nदुई पेय',
      partySize: '2',
      priceFor: { count: '2', unit: 'people' },
    },
  },
];
