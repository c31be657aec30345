import { useCounterAcceptMutation, type AcceptDto, type CounterPassView } from 'shared-ui/api/counter';
import { useSubmissionKeys } from 'shared-ui/platform';
import { useShiftId } from './people/use-shift-id';

interface Answer {
  readonly data?: CounterPassView;
  readonly error?: unknown;
}

/** Person of an acceptance, or why nobody could be named. */
type Named = { readonly shiftId: string | undefined } | { readonly error: unknown };

interface OnlineAcceptance {
  /** Names the person at the counter. If that fails, the acceptance cannot be sent. */
  name(): Promise<Named>;
  send(form: AcceptDto, shiftId: string | undefined): Promise<Answer>;
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
    name: () =>
      shift.id().then(
        (shiftId): Named => ({ shiftId }),
        (error: unknown): Named => {
          shift.answered(error);
          return { error };
        },
      ),
    async send(form, shiftId) {
      const answer = await sendAs(shiftId, form);
      shift.answered(answer.error);
      return answer;
    },
  };
}
