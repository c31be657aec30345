import { refusal } from '../../../common/errors/app-error.js';

export const CategoryMissing = refusal('category.not-found', 'not-found', 'There is no such category.');
export const CategoryParentMissing = refusal(
  'category.parent-not-found',
  'not-found',
  'The category that this one should stand below is not there any more.',
);
export const CityMissing = refusal('city.not-found', 'not-found', 'There is no such city.');
export const FaqMissing = refusal('faq.not-found', 'not-found', 'There is no such question.');

export const SeasonMissing = refusal('season.not-found', 'not-found', 'There is no such season.');
export const SeasonEndsTooEarly = refusal(
  'season.ends-too-early',
  'invalid',
  'A season cannot end before it begins.',
);

export const AlreadyTaken = refusal(
  'catalogue.taken',
  'conflict',
  'Another entry has this name or address already.',
);
export const CategoryTooDeep = refusal(
  'category.too-deep',
  'conflict',
  'Categories have two levels: this one would be on a third.',
);
export const CategoryNotMergeable = refusal(
  'category.not-mergeable',
  'conflict',
  'A category can only become part of another one that is in use and not below it.',
);
