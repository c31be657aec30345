import type { BrandPagesArg } from 'shared-ui/api/brands';

/** Reads the search, the order and the cursor from the address. */
export function readBrandsQuery(query: URLSearchParams): BrandPagesArg {
  const search = query.get('search')?.trim().slice(0, 100);
  const from = query.get('cursor');
  const isByHonour = query.get('sort') === 'honour';
  return { ...(search && { search }), ...(isByHonour && { sort: 'honour' }), ...(from && { from }) };
}
