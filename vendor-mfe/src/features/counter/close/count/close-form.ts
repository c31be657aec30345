import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CloseDayDto, DrawerView } from 'shared-ui/api/counter';
import type { CashCount } from './cash-count';

export type Reason = NonNullable<CloseDayDto['reason']>;

export const REASONS: readonly Reason[] = ['change', 'rounding', 'unknown'];

/** Everything that is typed to close a day. PINs are never stored. */
export interface CloseForm extends CashCount {
  reason: Reason | '';
  remarks: string;
  pin: string;
  managerId: string;
  managerPin: string;
}

const EMPTY: CloseForm = {
  byNotes: true,
  notes: { n1000: '', n500: '', n100: '', n50: '', n20: '', n10: '', n5: '', n1: '' },
  ...{ total: '', float: '', otherCash: '', takenOut: '', reason: '', remarks: '' },
  ...{ pin: '', managerId: '', managerPin: '' },
};

const keyOf = (branchId: number, day: string): string => `counter-close/${branchId}/${day}`;

function draftOf(key: string): Partial<CloseForm> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Partial<CloseForm>;
  } catch {
    return {};
  }
}

/** Forgets what was typed for a day. */
export const forgetDraft = (branchId: number, day: string): void =>
  localStorage.removeItem(keyOf(branchId, day));

/** The form of a day. What is typed stays on this device until the day is closed. */
export function useCloseForm({ branchId, float }: DrawerView, day: string): UseFormReturn<CloseForm> {
  const key = keyOf(branchId, day);
  const form = useForm<CloseForm>({
    defaultValues: { ...EMPTY, float: String(float), ...draftOf(key) },
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values: { pin: _pin, managerPin: _managerPin, ...values } }) {
          try {
            localStorage.setItem(key, JSON.stringify(values));
          } catch {
            // A full or blocked storage loses the draft only.
          }
        },
      }),
    [key, subscribe],
  );
  return form;
}
