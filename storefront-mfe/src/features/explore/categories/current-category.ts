interface Addressed {
  slug: string;
  formerSlugs?: readonly string[];
}

/** Current slug of a requested category. A merged category resolves to the one that replaced it. */
export const currentCategory = (
  categories: readonly Addressed[],
  asked: string | undefined,
): string | undefined =>
  categories.find(({ formerSlugs }) => asked && formerSlugs?.includes(asked))?.slug ?? asked;
