import { useState } from 'react';
import type { CodeFault } from './code-boxes';
import type { Counter } from '../use-counter';

interface TypedCode {
  typed: string;
  fault: CodeFault | null;
  onTyped(text: string): void;
  onFault(fault: CodeFault | null): void;
}

/** What is typed at the counter: it stays until a pass was found for it. */
export function useTypedCode({ outcome, next }: Counter): TypedCode {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<CodeFault | null>(null);
  const isMistyped = outcome?.kind === 'mistyped';
  const wasFound = outcome !== null && 'pass' in outcome;
  if (wasFound && typed) setTyped('');
  return {
    typed,
    fault: isMistyped ? 'mistyped' : fault,
    onTyped: setTyped,
    onFault(found) {
      setFault(found);
      if (isMistyped) next();
    },
  };
}
