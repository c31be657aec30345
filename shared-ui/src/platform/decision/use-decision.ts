import type { ToastText } from 'shared-ui/store';
import { useSending, type Failed } from '../submission/use-sending';

interface Decision {
  busy: boolean;
  /**
   * @param content the content that the key stands for
   * @param send called with the key that makes its repetition harmless
   * @param done the toast after success, which may depend on the answer
   * @param failed the title of the toast after a failure, or all that is shown
   * @returns whether it worked
   */
  decide<Answer>(
    content: unknown,
    send: (key: string) => Promise<Answer>,
    done: ToastText | ((answer: Answer) => ToastText | undefined) | undefined,
    failed: string | Failed,
  ): Promise<boolean>;
}

/** The one way to send a change without a form: key, busy state, one toast. A second press meanwhile does nothing. */
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
