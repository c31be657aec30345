import { useCounterShiftsBeginMutation } from 'shared-ui/api/counter';
import { useCurrentUser } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { useCounterDevice } from '../offline/use-counter-device';
import { pinFailure } from '../../../shared/pin/pin-failure';
import { shifts } from './shift';
import { useShift } from './use-shift';

/** Shift of an online acceptance. */
interface ShiftOfAcceptance {
  /** Undefined if the acceptance carries who is signed in. Rejects with the failure of a shift that cannot begin. */
  id(): Promise<string | undefined>;
  /** Ends the shift if the server does not know it any more. */
  answered(error: unknown): void;
}

const PIN_NEEDED = { status: 409, code: 'shift.ended', message: '', errors: [] };

/** Names the person of online acceptances. A shift that began without a network begins at the server first. */
export function useShiftId(): ShiftOfAcceptance {
  const { isShared } = useShift();
  const { user } = useCurrentUser();
  const { view } = useCounterDevice();
  const [begin] = useCounterShiftsBeginMutation();
  return {
    async id() {
      // A repetition runs the function of an earlier rendering: the shift may be known to the server since.
      const shift = isShared ? shifts.read() : null;
      if (!shift || shift.userId === user?.id) return undefined;
      if (shift.shiftId) return shift.shiftId;
      const pin = shifts.waitingPin();
      if (pin === null) throw PIN_NEEDED;
      const beginShiftDto = { deviceId: Number(view?.device?.id), userId: shift.userId, pin };
      const { data, error } = await begin({ beginShiftDto });
      if (!data) {
        // The PIN was changed meanwhile: it is asked for again.
        if (pinFailure(error)) shifts.end();
        throw error;
      }
      shifts.known(data.shiftId);
      return data.shiftId;
    },
    answered(error) {
      if (isApiFailure(error) && error.code === 'shift.ended') shifts.end();
    },
  };
}
