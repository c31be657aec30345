import type { ApiFailure } from './failure';
import type { TagType } from './tag-types';

type Id = string | number;

interface EntityTag {
  readonly type: TagType;
  readonly id: Id;
}

/** A type without an id stands for all entities of the type and their lists. */
export type Tag = TagType | EntityTag;

/** Returns the tag of all lists of entities of one type, with their counts. */
export const listOf = (type: TagType): EntityTag => ({ type, id: 'LIST' });

/** Returns the tags of a changed entity and of the lists that may contain it. */
export const changed = (type: TagType, id: Id): EntityTag[] => [{ type, id }, listOf(type)];

/** Returns the tags of a query that reads one entity by its id. */
export const one =
  (type: TagType) =>
  (_entity: unknown, _failure: unknown, { id }: { id: Id }): Tag[] => [{ type, id }];

/** Returns the tags of a query that lists entities. */
export const rowsOf =
  (type: TagType) =>
  (rows: readonly { id: Id }[] | undefined): Tag[] => [
    listOf(type),
    ...(rows ?? []).map(({ id }) => ({ type, id })),
  ];

/** Returns the tag of a list, independent of its content. */
export const always = (tag: TagType) => (): Tag[] => [tag];

/** For lists that no mutation of this browser changes. */
export const noTags = (): Tag[] => [];

/**
 * Returns the tags to invalidate after a successful mutation; a failed mutation invalidates nothing.
 * @param tags the tags, or a function that derives them from the response and the argument of the call
 */
export const onSuccess =
  <Response, Arg>(tags: readonly Tag[] | ((response: Response, arg: Arg) => readonly Tag[])) =>
  (response: Response | undefined, failure: ApiFailure | undefined, arg: Arg): readonly Tag[] => {
    if (failure) return [];
    return typeof tags === 'function' ? tags(response as Response, arg) : tags;
  };

/** Tags that a money movement invalidates: most figures of the console depend on it. */
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
