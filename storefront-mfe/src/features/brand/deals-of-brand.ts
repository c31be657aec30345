/** Returns the query for the deals on the page of a business. */
export const dealsOfBrand = (slug: string) => ({ vendor: slug, limit: 12 });
