import { useEffect, useRef, type ComponentProps, type SubmitEvent } from 'react';

/**
 * A form that moves the focus to its first wrong field once a submission was rejected, by the page's own
 * checks or later by the server.
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
    // The same error as before renders nothing again.
    setTimeout(focusFirstError);
  };

  return (
    <form
      {...props}
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        // Whoever types again is not called back to another field.
        isWaiting.current = false;
        onInput?.(event);
      }}
    />
  );
}
