import { useCallback } from 'react';
import { useCounterShiftsBeginMutation } from 'shared-ui/api/counter';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { isUnreachable } from '../offline/counter-device';
import type { PackPerson } from '../offline/program/pack';
import { useCounterDevice } from '../offline/use-counter-device';
import { checkPin, isKey } from './pin-check';
import { problemOf } from '../../../shared/pin/pin-failure';
import type { PinProblem } from '../../../shared/pin/pin-problem';
import { shifts } from './shift';
import { peopleTexts } from './texts';

/**
 * Names the person at the counter by the PIN: by the server, or by the device without a network.
 * @returns a function that returns why it failed; null once the person is named
 */
export function useSwitchPerson(): (person: PackPerson, pin: string) => Promise<PinProblem | null> {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  const { device, view } = useCounterDevice();
  const [begin] = useCounterShiftsBeginMutation();
  const deviceId = Number(view?.device?.id);
  const isConnected = view?.isConnected ?? false;
  return useCallback(
    async (person, pin) => {
      const named = { userId: person.id, firstName: person.firstName, usedAt: Date.now() };
      if (isConnected) {
        const { data, error } = await begin({ beginShiftDto: { deviceId, userId: person.id, pin } });
        if (data) shifts.begin({ ...named, shiftId: data.shiftId }, null);
        if (data) return null;
        if (!isUnreachable(error)) return problemOf(error, language, t('notBegun'));
        device?.reportConnection(false);
      }
      const checked = await checkPin(person, pin, Date.now());
      if (!isKey(checked)) return checked;
      shifts.begin({ ...named, shiftId: null }, pin);
      return null;
    },
    [begin, device, deviceId, isConnected, language, t],
  );
}
