import { useState } from 'react';
import { useDecision } from 'shared-ui/platform';

/** As `useDecision`, with the reason of the last failure, which stays when its toast has gone; null after the next attempt began. */
export function useAnswer() {
  const { busy, decide } = useDecision();
  const [failure, setFailure] = useState<string | null>(null);
  const answer: typeof decide = (content, send, done, failed) => {
    const { describe, ...shown } = typeof failed === 'string' ? { title: failed } : failed;
    setFailure(null);
    return decide(content, send, done, {
      ...shown,
      describe: (reason, sentence) => {
        const words = describe?.(reason, sentence) ?? sentence;
        setFailure(words);
        return words;
      },
    });
  };
  return { busy, failure, decide: answer };
}
