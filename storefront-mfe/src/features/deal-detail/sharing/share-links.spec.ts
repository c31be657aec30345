import { expect, test } from '@jest/globals';
import { inviteAddress, isPhone, shareAddress, shareLinks } from './share-links';

test('the address that is shared opens the deal, whatever tab was open', () => {
  expect(shareAddress('https://dobbar.example/ne/deals/7?tab=terms#x')).toBe(
    'https://dobbar.example/ne/deals/7',
  );
});

test('an invitation keeps the language of the page', () => {
  expect(
    inviteAddress(
      'https://dobbar.example/ne/deals/7?i=other',
      'https://dobbar.example/deals/7?i=Yz3kD0w1Qm8sV_2a',
    ),
  ).toBe('https://dobbar.example/ne/deals/7?i=Yz3kD0w1Qm8sV_2a');
});

test('links carry any title whole', () => {
  const [whatsapp, viber, messenger] = shareLinks('https://d.example/deals/7?i=a', 'Tea & momo #1: दुई', true);
  expect(new URL(whatsapp?.href ?? '').searchParams.get('text')).toBe('Tea & momo #1: दुई');
  expect(decodeURIComponent(viber?.href.split('text=')[1] ?? '')).toBe('Tea & momo #1: दुई');
  expect(decodeURIComponent(messenger?.href.split('link=')[1] ?? '')).toBe('https://d.example/deals/7?i=a');
});

test('Messenger is offered on phones alone', () => {
  const names = (agent: string) =>
    shareLinks('https://d.example', 'x', isPhone(agent)).map(({ name }) => name);
  expect(names('Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Mobile Safari/537.36')).toContain(
    'messenger',
  );
  expect(names('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)')).toContain('messenger');
  expect(names('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0')).toEqual(['whatsapp', 'viber']);
  expect(names('Mozilla/5.0 (Linux; Android 15; SM-X200) Chrome/142.0 Safari/537.36')).toEqual([
    'whatsapp',
    'viber',
  ]);
});
