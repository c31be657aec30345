import { expect, test } from '@jest/globals';
import type { DealPageVendorView } from 'shared-ui/api/deals';
import { translator } from 'shared-ui/i18n';
import { businessFacts } from './business-facts';
import english from './texts.en.json';

const t = translator(english, 'en') as Parameters<typeof businessFacts>[1];
const nobody = { name: null, position: null, phone: null, email: null };
const vendor: DealPageVendorView = {
  id: 3,
  slug: 'shanta-spa',
  businessName: 'Shanta Spa',
  nameNe: null,
  descriptionNe: null,
  logo: null,
  description: 'A spa.',
  phone: '01-597 0123',
  email: null,
  website: 'https://shanta.example',
  address: 'Thamel Marg',
  city: 'Kathmandu',
  vatNumber: '301234567',
  verified: null,
  endedCases: null,
  registrationNumber: '98765',
  grievanceContact: { ...nobody, name: 'Maya Lama', position: 'Manager', phone: '+977 9801234567' },
  dealCount: 2,
};

test('a business is named as the law asks', () => {
  expect(businessFacts(vendor, t)).toEqual([
    { name: 'Address', value: 'Thamel Marg, Kathmandu' },
    { name: 'Registration number', value: '98765' },
    { name: 'PAN/VAT number', value: '301234567' },
    { name: 'Phone', value: '01-597 0123', href: 'tel:015970123' },
    { name: 'Website', value: 'https://shanta.example', href: 'https://shanta.example' },
    { name: 'For complaints', value: 'Maya Lama, Manager, +977 9801234567', href: 'tel:+9779801234567' },
  ]);
});

test('what is not known is left out', () => {
  const bare = {
    ...vendor,
    ...{ phone: null, website: null, address: null, city: null, vatNumber: null, registrationNumber: null },
    grievanceContact: { ...nobody, email: 'help@shanta.example' },
  };
  expect(businessFacts(bare, t)).toEqual([
    { name: 'For complaints', value: 'help@shanta.example', href: 'mailto:help@shanta.example' },
  ]);
});
