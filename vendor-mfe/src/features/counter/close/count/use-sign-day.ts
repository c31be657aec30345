import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDailyClosesCloseMutation, type DrawerView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useCurrentUser, useSubmit } from 'shared-ui/platform';
import { pinFailure } from '../../../../shared/pin/pin-failure';
import { problemText } from '../../../../shared/pin/pin-problem';
import { pinTexts } from '../../../../shared/pin/texts';
import type { PackPerson } from '../../offline/program/pack';
import { waiting } from '../../offline/program/stored-entry';
import { useCounterDevice, useOwnDevice } from '../../offline/use-counter-device';
import { useShift } from '../../people/use-shift';
import { useShiftId } from '../../people/use-shift-id';
import { useSwitchPerson } from '../../people/use-switch-person';
import { dailyCloseTexts } from '../texts';
import { drawerSums } from './cash-count';
import { type CloseForm, forgetDraft } from './close-form';

/** Who signs: the person at the counter. With a PIN on this device, the PIN is asked for. */
export function useSigner(): { name: string; person: PackPerson | null } {
  const { user } = useCurrentUser();
  const { shift, isShared } = useShift();
  const { view } = useCounterDevice();
  const id = shift?.userId ?? user?.id;
  const known = isShared ? view?.pack?.people.find((one) => one.id === id) : undefined;
  return { name: shift?.firstName ?? user?.firstName ?? '', person: known?.pin ? known : null };
}

/** Acceptances of this device that wait for the network. */
export function useWaiting(): number {
  const isOwn = useOwnDevice() !== null;
  const { view } = useCounterDevice();
  return isOwn && view ? waiting(view.entries).length : 0;
}

interface DayToSign {
  form: UseFormReturn<CloseForm>;
  day: string;
  drawer: DrawerView;
  /** True if waiting acceptances are left to the next day. */
  withoutWaiting: boolean;
}

/** Sends the close as the person at the counter. */
function useSendDay({ form, day, drawer, withoutWaiting }: DayToSign) {
  const t = useTexts(dailyCloseTexts);
  const pinWords = useTexts(pinTexts);
  const format = useFormat();
  const shift = useShiftId();
  const waitingHere = useWaiting();
  const [close] = useDailyClosesCloseMutation();
  async function send(values: CloseForm, key: string) {
    const { float, otherCash, takenOut, expected, counted, difference } = drawerSums(values, drawer);
    const isLarge = Math.abs(difference ?? 0) > drawer.differenceLimit;
    const shiftId = await shift.id();
    return close({
      closeDayDto: {
        ...{ branchId: drawer.branchId, day, float, otherCash, takenOut, expected, counted: counted ?? 0 },
        ...(difference !== 0 && values.reason !== '' && { reason: values.reason }),
        ...(values.remarks.trim() && { notes: values.remarks.trim() }),
        ...(waitingHere > 0 && { waiting: waitingHere, withoutWaiting }),
        ...(isLarge && { managerId: Number(values.managerId), pin: values.managerPin }),
        ...(shiftId !== undefined && { shiftId }),
      },
      'Idempotency-Key': key,
    }).unwrap();
  }
  return useSubmit({
    form,
    send,
    done: ({ number }) => ({
      kind: 'success',
      title: t('closedToast', { day: format.shortDate(day), number }),
    }),
    failed: t('notClosed'),
    onFailure(failure) {
      form.setValue('managerPin', '');
      const problem = pinFailure(failure);
      if (problem) form.setError('managerPin', { type: 'server', message: problemText(problem, pinWords) });
      return problem !== null;
    },
    onDone: () => forgetDraft(drawer.branchId, day),
  });
}

/** Names the signer by the PIN, then closes the day. */
export function useSignDay(to: DayToSign) {
  const { form } = to;
  const pinWords = useTexts(pinTexts);
  const { person } = useSigner();
  const switchTo = useSwitchPerson();
  const [isNaming, setNaming] = useState(false);
  const { busy, submit } = useSendDay(to);
  async function sign(): Promise<void> {
    if (!(await form.trigger())) return;
    if (person) {
      setNaming(true);
      const problem = await switchTo(person, form.getValues('pin')).finally(() => setNaming(false));
      if (problem) {
        form.setValue('pin', '');
        form.setError('pin', { type: 'server', message: problemText(problem, pinWords) });
        return;
      }
    }
    await submit();
  }
  return { busy: busy || isNaming, sign };
}
