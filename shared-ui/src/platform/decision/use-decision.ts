import type { ToastText } from 'shared-ui/store';
import { useSending, type Failed } from '../submission/use-sending';

interface Decision {
  busy: boolean;
  /**
   * @param content the content that the idempotency key belongs to
   * @param send called with the idempotency key
   * @param done the toast after success, which may depend on the response
   * @param failed the title of the toast after a failure, or all texts of the toast
   * @returns true after success
   */
  decide<Answer>(
    content: unknown,
    send: (key: string) => Promise<Answer>,
    done: ToastText | ((answer: Answer) => ToastText | undefined) | undefined,
    failed: string | Failed,
  ): Promise<boolean>;
}

/**
 * Sends a change without a form: idempotency key, busy state, one toast. Further presses while a request is pending do nothing.
 */
export function useDecision(): Decision {
  const { busy, attempt } = useSending();
  return {
    busy,
    decide: async (content, send, done, failed) => {
      const shown = typeof failed === 'string' ? { title: failed } : failed;
      return (await attempt({ content, send, done, failed: shown })) !== null;
    },
  };
}
