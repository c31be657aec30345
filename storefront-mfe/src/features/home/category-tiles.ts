import { covers } from 'shared-ui/ui';

/** The strip of categories: what they are called, where they lead, what they show. */
export const categoryTiles = [
  { name: 'all-outlets', path: '/deals', cover: covers.attractions[1], position: '50%' },
  { name: 'premium-dining', path: '/deals?category=premium-dining', cover: covers.dining[1], position: '2%' },
  { name: 'casual-dining', path: '/deals?category=casual-dining', cover: covers.dining[0], position: '1%' },
  { name: 'pubs-bars', path: '/deals?category=pubs-bars', cover: covers.pubs[0], position: '50%' },
  { name: 'cafes', path: '/deals?category=cafes', cover: covers.cafes[1], position: '1%' },
  { name: 'attractions', path: '/deals?category=attractions', cover: covers.attractions[0], position: '50%' },
  {
    name: 'entertainment',
    path: '/deals?category=entertainment',
    cover: covers.entertainment[0],
    position: '50%',
  },
  { name: 'retail', path: '/deals?category=retail', cover: covers.retail[0], position: '46%' },
] as const;
