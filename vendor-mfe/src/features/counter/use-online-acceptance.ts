import { useCounterAcceptMutation, type AcceptDto, type CounterPassView } from 'shared-ui/api/counter';
import { useSubmissionKeys } from 'shared-ui/platform';
import { useShiftId } from './people/use-shift-id';

interface Answer {
  readonly data?: CounterPassView;
  readonly error?: unknown;
}

interface OnlineAcceptance {
  /**
   * Names the person at the counter and sends the acceptance.
   * @param onSend called before it is sent
   * @returns `isSent` is false if nobody could be named
   */
  send(form: AcceptDto, onSend: () => Promise<void>): Promise<Answer & { readonly isSent: boolean }>;
}

/** Acceptance by the server, which carries the person at the counter. A repetition has the same key. */
export function useOnlineAcceptance(): OnlineAcceptance {
  const keys = useSubmissionKeys();
  const shift = useShiftId();
  const [accept] = useCounterAcceptMutation();

  async function sendAs(shiftId: string | undefined, form: AcceptDto): Promise<Answer> {
    const acceptDto = { ...form, ...(shiftId !== undefined && { shiftId }) };
    const { data, error } = await accept({ acceptDto, 'Idempotency-Key': keys.keyFor(acceptDto) });
    keys.ended(error);
    return data ? { data } : { error };
  }

  return {
    async send(form, onSend) {
      const named = await shift.id().then(
        (shiftId) => ({ shiftId }),
        (error: unknown) => ({ error }),
      );
      if ('error' in named) {
        shift.answered(named.error);
        return { ...named, isSent: false };
      }
      await onSend();
      const answer = await sendAs(named.shiftId, form);
      shift.answered(answer.error);
      return { ...answer, isSent: true };
    },
  };
}
