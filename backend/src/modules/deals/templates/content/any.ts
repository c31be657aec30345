import type { DealTemplate } from '../deal-template.js';

const any = { categories: null, festival: null } as const;

/** Templates for categories without their own templates, such as shops. */
export const GENERAL_TEMPLATES: readonly DealTemplate[] = [
  {
    ...any,
    key: 'any-percentage',
    name: 'A percentage off',
    nameNe: 'प्रतिशतमा छुट',
    why: 'Easy to understand, and fits everything you sell.',
    whyNe: 'बुझ्न सजिलो, र तपाईंले बेच्ने सबैमा मिल्छ।',
    content: {
      discountType: 'percentage',
      discountValue: '20',
      title: '20% off',
      titleNe: '२०% छुट',
      description: 'Once a day for each customer, on everything we sell.',
      descriptionNe: 'हामीले बेच्ने सबैमा, हरेक ग्राहकलाई दिनमा एक पटक।',
    },
  },
  {
    ...any,
    key: 'any-minimum-bill',
    name: 'Rupees off a larger bill',
    nameNe: 'ठूलो बिलमा छुट',
    why: 'Customers buy a little more to reach the sum.',
    whyNe: 'रकम पुर्‍याउन ग्राहकले अलि बढी किन्छन्।',
    content: {
      discountType: 'fixed',
      discountValue: '200',
      title: 'Rs. 200 off a bill of Rs. 1,000',
      titleNe: 'रु. १,००० को बिलमा रु. २०० छुट',
      description: 'On a bill of at least Rs. 1,000.',
      descriptionNe: 'कम्तीमा रु. १,००० को बिलमा।',
      originalPrice: '1000',
      minimumBill: '1000',
    },
  },
  {
    ...any,
    key: 'any-two-for-one',
    name: 'Two for one',
    nameNe: 'एकको मूल्यमा दुई',
    why: 'Shows what you are proud of to two people at once.',
    whyNe: 'तपाईंको राम्रो सामान एकैपटक दुई जनाले चिन्छन्।',
    content: {
      discountType: 'buyXgetY',
      discountValue: '2 for 1',
      title: 'Two for one',
      titleNe: 'एकको मूल्यमा दुई',
      description: 'Take two and pay for one.',
      descriptionNe: 'दुईटा लिनुहोस्, एउटाको तिर्नुहोस्।',
    },
  },
];
