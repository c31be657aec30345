interface Addressed {
  slug: string;
  formerSlugs?: readonly string[];
}

/** The address that the asked category has now: one that became part of another leads to that one. */
export const currentCategory = (
  categories: readonly Addressed[],
  asked: string | undefined,
): string | undefined =>
  categories.find(({ formerSlugs }) => asked && formerSlugs?.includes(asked))?.slug ?? asked;
