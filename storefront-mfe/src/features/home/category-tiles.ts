import { drawing } from 'shared-ui/ui';

/** Tiles of the category strip: name, target and image. */
export const categoryTiles = [
  { name: 'all-outlets', path: '/deals', cover: drawing('attractions-2'), position: '50%' },
  {
    name: 'premium-dining',
    path: '/deals?category=premium-dining',
    cover: drawing('dining-2'),
    position: '2%',
  },
  {
    name: 'casual-dining',
    path: '/deals?category=casual-dining',
    cover: drawing('dining-1'),
    position: '1%',
  },
  { name: 'pubs-bars', path: '/deals?category=pubs-bars', cover: drawing('pubs-1'), position: '50%' },
  { name: 'cafes', path: '/deals?category=cafes', cover: drawing('cafes-2'), position: '1%' },
  {
    name: 'attractions',
    path: '/deals?category=attractions',
    cover: drawing('attractions-1'),
    position: '50%',
  },
  {
    name: 'entertainment',
    path: '/deals?category=entertainment',
    cover: drawing('entertainment-1'),
    position: '50%',
  },
  { name: 'retail', path: '/deals?category=retail', cover: drawing('retail-1'), position: '46%' },
] as const;
