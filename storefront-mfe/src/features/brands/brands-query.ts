import type { BrandPagesArg } from 'shared-ui/api/brands';

/** Reads the search and the cursor from the address. */
export function readBrandsQuery(query: URLSearchParams): BrandPagesArg {
  const search = query.get('search')?.trim().slice(0, 100);
  const from = query.get('cursor');
  return { ...(search && { search }), ...(from && { from }) };
}
