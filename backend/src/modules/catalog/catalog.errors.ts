import { defineError } from '../../common/errors/app-error.js';
import { violates } from '../../common/errors/constraint.js';

export const CategoryMissing = defineError('category.not-found', 'not-found', 'There is no such category.');
export const CategoryParentMissing = defineError(
  'category.parent-not-found',
  'not-found',
  'The category that this one should stand below is not there any more.',
);
export const CityMissing = defineError('city.not-found', 'not-found', 'There is no such city.');

export const AreaMissing = defineError('area.not-found', 'not-found', 'There is no such area.');

export const SeasonMissing = defineError('season.not-found', 'not-found', 'There is no such season.');
export const SeasonEndsTooEarly = defineError(
  'season.ends-too-early',
  'invalid',
  'A season cannot end before it begins.',
);

export const AlreadyTaken = defineError(
  'catalogue.taken',
  'conflict',
  'Another entry has this name or address already.',
);
export const CategoryTooDeep = defineError(
  'category.too-deep',
  'conflict',
  'Categories have two levels: this one would be on a third.',
);
export const CategoryNotMergeable = defineError(
  'category.not-mergeable',
  'conflict',
  'A category can only become part of another one that is in use and not below it.',
);

/**
 * Replaces the error of a unique constraint.
 * @param constraints names of constraints, each with its field
 * @throws catalogue.taken (409) with the field; otherwise the error itself
 */
export function rejectTaken(error: unknown, constraints: Readonly<Record<string, string>>): never {
  for (const [constraint, field] of Object.entries(constraints))
    if (violates(error, constraint))
      throw new AlreadyTaken({ errors: [{ field, message: 'Another entry has this already' }] });
  throw error;
}
