import { brand } from 'shared-ui/format';
import type { PagePictures } from './render/page-assets';

const png = (path: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${path}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const COUNTER = '/dashboard/counter';
const counterManifestPath = '/counter.webmanifest';
const siteManifestPath = '/manifest.webmanifest';

export const manifestPaths = { site: siteManifestPath, counter: counterManifestPath } as const;

/** Returns the address of the manifest of a page: the counter is an application of its own. */
export const manifestOf = (path: string): string =>
  path === COUNTER || path.startsWith(`${COUNTER}/`) ? counterManifestPath : siteManifestPath;

const looks = {
  lang: 'en',
  display: 'standalone',
  background_color: '#FBF9FD',
  theme_color: '#2A0B4D',
} as const;

const iconsOf = ({ icon192, icon512, maskable512 }: PagePictures) => [
  png(icon192, 192, 'any'),
  png(icon512, 512, 'any'),
  png(maskable512, 512, 'maskable'),
];

/** Web app manifest, with which phones install the site as an app. */
export const webManifest = (pictures: PagePictures) => ({
  ...looks,
  id: '/',
  name: brand.name.en,
  short_name: brand.name.en,
  description: brand.tagline.en,
  start_url: '/',
  scope: '/',
  categories: ['shopping', 'food', 'lifestyle'],
  icons: iconsOf(pictures),
  shortcuts: [
    { name: 'My codes', url: '/dashboard/redemptions', icons: [png(pictures.icon192, 192, 'any')] },
    { name: 'Explore deals', url: '/deals', icons: [png(pictures.icon192, 192, 'any')] },
    // Some browsers offer no second application inside an installed one.
    { name: 'Counter', url: COUNTER, icons: [png(pictures.icon192, 192, 'any')] },
  ],
});

/** Web app manifest of the counter, which staff install as an app of its own. */
export const counterManifest = (pictures: PagePictures) => ({
  ...looks,
  id: COUNTER,
  name: `${brand.name.en} Counter`,
  short_name: 'Counter',
  description: 'Accepts the codes of guests, also without internet.',
  start_url: COUNTER,
  scope: COUNTER,
  categories: ['business', 'productivity'],
  icons: iconsOf(pictures),
});
