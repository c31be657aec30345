/** The deals that the page of a business shows at once. */
export const dealsOfBrand = (slug: string) => ({ vendor: slug, limit: 12 });
