import { useCounterAcceptMutation, type AcceptDto, type CounterPassView } from 'shared-ui/api/counter';
import { useSubmissionKeys } from 'shared-ui/platform';
import { useShiftId } from './people/use-shift-id';

interface Answer {
  readonly data?: CounterPassView;
  readonly error?: unknown;
}

/** Acceptance by the server, which carries the person at the counter. A repetition has the same key. */
export function useOnlineAcceptance(): { send(form: AcceptDto): Promise<Answer> } {
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
    async send(form) {
      const answer = await shift.id().then(
        (shiftId) => sendAs(shiftId, form),
        (error: unknown): Answer => ({ error }),
      );
      shift.answered(answer.error);
      return answer;
    },
  };
}
