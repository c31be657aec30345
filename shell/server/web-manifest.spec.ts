import { expect, test } from '@jest/globals';
import { counterManifest, manifestOf, webManifest } from './web-manifest';

const pictures = {
  icon: 'icon.svg',
  icon192: '192.png',
  icon512: '512.png',
  maskable512: 'maskable.png',
  appleTouch: 'apple.png',
  social: 'social.png',
};

test.each([
  ['/', '/manifest.webmanifest'],
  ['/dashboard', '/manifest.webmanifest'],
  ['/dashboard/counters', '/manifest.webmanifest'],
  ['/dashboard/counter', '/counter.webmanifest'],
  ['/dashboard/counter/close', '/counter.webmanifest'],
])('the page %s belongs to the application of %s', (path, manifest) => {
  expect(manifestOf(path)).toBe(manifest);
});

test('the counter is an application of its own, and the shop window has a shortcut to it', () => {
  const counter = counterManifest(pictures);
  expect(counter).toMatchObject({
    id: '/dashboard/counter',
    start_url: '/dashboard/counter',
    scope: '/dashboard/counter',
    name: 'Dobbar Counter',
  });
  const site = webManifest(pictures);
  expect(site.id).not.toBe(counter.id);
  expect(site.shortcuts.map(({ url }) => url)).toContain('/dashboard/counter');
});
