import { brand } from 'shared-ui/format';
import type { PagePictures } from './render/page-assets';

const png = (path: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${path}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Web app manifest, with which phones install the site as an app. */
export const webManifest = ({ icon192, icon512, maskable512 }: PagePictures) => ({
  id: '/',
  name: brand.name.en,
  short_name: brand.name.en,
  description: brand.tagline.en,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FBF9FD',
  theme_color: '#2A0B4D',
  categories: ['shopping', 'food', 'lifestyle'],
  icons: [png(icon192, 192, 'any'), png(icon512, 512, 'any'), png(maskable512, 512, 'maskable')],
  shortcuts: [
    { name: 'My codes', url: '/dashboard/redemptions', icons: [png(icon192, 192, 'any')] },
    { name: 'Explore deals', url: '/deals', icons: [png(icon192, 192, 'any')] },
  ],
});
