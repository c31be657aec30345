import { useRef, useState } from 'react';
import type { ToastText } from 'shared-ui/store';
import { describeFailure, sharedTexts, useLanguage, useTexts } from '../i18n';
import { useToast } from '../toast/use-toast';
import { useSubmissionKeys } from './use-submission-keys';

export interface Failed {
  /** Title of the toast after a failure. */
  title: string;
  /** Text of the toast after a failure without a message from the API. */
  text?: string;
  /** Changes the message of the API for a failure. */
  describe?(failure: unknown, sentence: string): string;
  /**
   * Called with each failure before the toast.
   * @returns true if no toast is to be shown
   */
  onFailure?(failure: unknown): Promise<boolean> | boolean;
}

export interface Attempt<Answer> {
  /** Content that the idempotency key belongs to. */
  content: unknown;
  send(key: string): Promise<Answer>;
  /** Toast after success; without it no toast is shown. */
  done?: ToastText | ((answer: Answer) => ToastText | undefined);
  failed: Failed;
}

interface Sending {
  busy: boolean;
  /**
   * Sends one request.
   * @returns the response, or null after a failure or while another attempt is pending
   */
  attempt<Answer>(attempt: Attempt<Answer>): Promise<{ answer: Answer } | null>;
}

/** Returns the failure to describe in the toast: that of the request, or that of `onFailure`. */
async function reasonAfter(failure: unknown, onFailure: Failed['onFailure']): Promise<unknown> {
  try {
    return (await onFailure?.(failure)) ? undefined : failure;
  } catch (later) {
    return later;
  }
}

/** Sends one request at a time, with an idempotency key, busy state and one toast. */
export function useSending(): Sending {
  const t = useTexts(sharedTexts);
  const language = useLanguage();
  const toast = useToast();
  const keys = useSubmissionKeys();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);

  const showFailure = async (failure: unknown, { title, text, describe }: Failed) => {
    const sentence = await describeFailure(failure, language, text ?? t('nothingChanged'));
    toast({ kind: 'error', title, text: describe?.(failure, sentence) ?? sentence });
  };

  const sendOnce = async <Answer>({ content, send, done, failed }: Attempt<Answer>) => {
    let answer: Answer;
    try {
      answer = await send(keys.keyFor(content));
      keys.ended();
    } catch (failure) {
      keys.ended(failure);
      const reason = await reasonAfter(failure, failed.onFailure);
      if (reason !== undefined) await showFailure(reason, failed);
      return null;
    }
    const text = typeof done === 'function' ? done(answer) : done;
    if (text) toast(text);
    return { answer };
  };

  const attempt: Sending['attempt'] = async (next) => {
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(true);
    return sendOnce(next).finally(() => {
      isSending.current = false;
      setBusy(false);
    });
  };

  return { busy, attempt };
}
