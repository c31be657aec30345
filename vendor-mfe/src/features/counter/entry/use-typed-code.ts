import { useState } from 'react';
import type { CodeError } from './code-boxes';
import type { Counter } from '../use-counter';

interface TypedCode {
  typed: string;
  fieldError: CodeError | null;
  onTyped(text: string): void;
  onError(fieldError: CodeError | null): void;
}

/** Typed text at the counter. It remains until a pass is found. */
export function useTypedCode({ outcome, next }: Counter): TypedCode {
  const [typed, setTyped] = useState('');
  const [fieldError, setFieldError] = useState<CodeError | null>(null);
  const isMistyped = outcome?.kind === 'mistyped';
  const wasFound = outcome !== null && 'pass' in outcome;
  if (wasFound && typed) setTyped('');
  return {
    typed,
    fieldError: isMistyped ? 'mistyped' : fieldError,
    onTyped: setTyped,
    onError(found) {
      setFieldError(found);
      if (isMistyped) next();
    },
  };
}
