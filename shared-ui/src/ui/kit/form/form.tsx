import { useEffect, useRef, type ComponentProps, type SubmitEvent } from 'react';

/**
 * Form that moves the focus to the first invalid field after a rejected submission, whether client-side checks or the server
 * rejected it.
 */
export function Form({ onSubmit, onInput, ...props }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null);
  const isWaiting = useRef(false);

  const focusFirstError = () => {
    if (!isWaiting.current) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    isWaiting.current = false;
    field.focus();
  };
  useEffect(focusFirstError);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    isWaiting.current = true;
    onSubmit?.(event);
    // A repeated error causes no render, so the effect does not run.
    setTimeout(focusFirstError);
  };

  return (
    <form
      {...props}
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        // Typing cancels the pending move of the focus.
        isWaiting.current = false;
        onInput?.(event);
      }}
    />
  );
}
