import type { ApiFailure } from './failure';
import type { TagType } from './tag-types';

type Id = string | number;

interface EntityTag {
  readonly type: TagType;
  readonly id: Id;
}

/** A type alone means all entities of the type and their lists. */
export type Tag = TagType | EntityTag;

/** All lists of entities of one type, with their counts. */
export const listOf = (type: TagType): EntityTag => ({ type, id: 'LIST' });

/** A changed entity, and the lists that may show it, or show it no longer. */
export const changed = (type: TagType, id: Id): EntityTag[] => [{ type, id }, listOf(type)];

/** The tags of a query that reads one entity by its id. */
export const one =
  (type: TagType) =>
  (_entity: unknown, _failure: unknown, { id }: { id: Id }): Tag[] => [{ type, id }];

/** The tags of a query that lists entities. */
export const rowsOf =
  (type: TagType) =>
  (rows: readonly { id: Id }[] | undefined): Tag[] => [
    listOf(type),
    ...(rows ?? []).map(({ id }) => ({ type, id })),
  ];

/** The tag of a list, whatever it shows. */
export const always = (tag: TagType) => (): Tag[] => [tag];

/** For lists that no change of this browser makes stale. */
export const noTags = (): Tag[] => [];

/**
 * What a change invalidates once it succeeded; a failed one invalidates nothing.
 * @param tags the tags, or how they follow from the response and the argument of the call
 */
export const onSuccess =
  <Response, Arg>(tags: readonly Tag[] | ((response: Response, arg: Arg) => readonly Tag[])) =>
  (response: Response | undefined, failure: ApiFailure | undefined, arg: Arg): readonly Tag[] => {
    if (failure) return [];
    return typeof tags === 'function' ? tags(response as Response, arg) : tags;
  };

/** Of one movement of money most figures of the console follow. */
export const MONEY_TAGS: readonly Tag[] = [
  'Approval',
  'Balance',
  'Order',
  'Overview',
  'Payment',
  'Payout',
  'PayoutRun',
  'Refund',
  'Settlement',
  'Statement',
];
