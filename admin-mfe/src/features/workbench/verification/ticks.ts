import { useState } from 'react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { keyOf } from '../list/kinds';

/** Fields that an admin compares with the paper. */
export const COMPARED_FIELDS = [
  'vatNumber',
  'registrationNumber',
  'businessName',
  'owner',
  'address',
] as const;
export type TypedField = (typeof COMPARED_FIELDS)[number];

export type Tick = 'same' | 'differs';
export type ItemTicks = Readonly<Partial<Record<TypedField, Tick>>>;

const NONE: ItemTicks = {};

/** Fields that differ from the paper. */
export const differing = (ticks: ItemTicks): TypedField[] =>
  COMPARED_FIELDS.filter((field) => ticks[field] === 'differs');

/** Ticks of each open business, by item. They are a help for the admin and are not stored. */
export function useTicks(item: WorkItemView | undefined) {
  const [all, setAll] = useState<Readonly<Record<string, ItemTicks>>>({});
  const key = item && keyOf(item);
  const ticks = (key && all[key]) || NONE;
  return {
    ticks,
    /** Sets the tick of a field; the same tick again removes it. */
    setTick: (field: TypedField, tick: Tick) => {
      if (!key) return;
      setAll((before) => ({
        ...before,
        [key]: { ...before[key], [field]: before[key]?.[field] === tick ? undefined : tick },
      }));
    },
  };
}
