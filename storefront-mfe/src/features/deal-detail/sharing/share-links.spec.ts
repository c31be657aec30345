import { expect, test } from '@jest/globals';
import { shareAddress, shareLinks } from './share-links';

test('the address that is shared opens the deal, whatever tab was open', () => {
  expect(shareAddress('https://dobbar.example/ne/deals/7?tab=terms#x')).toBe(
    'https://dobbar.example/ne/deals/7',
  );
});

test('links carry any title whole', () => {
  const [whatsapp, viber, facebook] = shareLinks('https://d.example/deals/7', 'Tea & momo #1: दुई');
  expect(new URL(whatsapp.href).searchParams.get('text')).toBe('Tea & momo #1: दुई');
  expect(decodeURIComponent(viber.href.split('text=')[1] ?? '')).toBe('Tea & momo #1: दुई');
  expect(new URL(facebook.href).searchParams.get('u')).toBe('https://d.example/deals/7');
});
