import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import type { FieldError, EntryErrors } from './entry-errors';
import { catalogueTexts } from './texts';

interface EntryFormOptions<Values, Entry> {
  /** The row to change; without it a new row is created. */
  entry: Entry | undefined;
  valuesOf(entry: Entry | undefined): Values;
  fieldErrorsOf(values: Values): EntryErrors<Values>;
  /** Sends the values with the version they are based on. */
  send(values: Values, version: number | undefined, key: string): Promise<unknown>;
  /** Fetches the version saved by another admin. */
  onConflict(): unknown;
  onSaved(): void;
}

export interface EntryForm<Values> {
  values: Values;
  busy: boolean;
  /** True after another admin saved a newer version. Saving is blocked until the admin chooses one of the versions. */
  isStale: boolean;
  set(changes: Partial<Values>): void;
  /** Properties of a text field or a select. */
  text(field: keyof Values & string): UseFormRegisterReturn & { error: string | undefined };
  save(): Promise<void>;
  takeTheirs(): void;
  keepMine(): void;
}

/** Form values of an entry in react-hook-form, validated by `fieldErrorsOf`. */
function useEntryFields<Values extends FieldValues>(
  defaults: Values,
  fieldErrorsOf: (values: Values) => EntryErrors<Values>,
) {
  const t = useTexts(catalogueTexts);
  return useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    shouldFocusError: false,
    resolver: (values) => {
      const fieldErrors = Object.entries(fieldErrorsOf(values)) as [string, FieldError][];
      if (fieldErrors.length === 0) return { values, errors: {} };
      const errors = fieldErrors.map(([field, fieldError]) => [
        field,
        { type: 'rule', message: t(fieldError) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
    },
  });
}

/** Form state of one entry. Entered values remain after an error or a conflict. */
export function useEntryForm<Values extends FieldValues, Entry extends { version: number }>({
  entry,
  valuesOf,
  fieldErrorsOf,
  send,
  onConflict,
  onSaved,
}: EntryFormOptions<Values, Entry>): EntryForm<Values> {
  const t = useTexts(catalogueTexts);
  const form = useEntryFields<Values>(valuesOf(entry), fieldErrorsOf);
  const [version, setVersion] = useState(entry?.version);
  const [isStale, setStale] = useState(false);
  const { busy, submit } = useSubmit({
    form,
    send: (values, key) => send(values, version, key),
    done: { kind: 'success', title: t('saved'), text: t('savedText') },
    failed: t('notSaved'),
    failedText: t('notSavedText'),
    onConflict: async () => {
      await onConflict();
      setStale(true);
    },
    onDone: onSaved,
  });

  const set = (changes: Partial<Values>) => {
    for (const [field, value] of Object.entries(changes)) {
      const name = field as FieldPath<Values>;
      form.setValue(name, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
      form.clearErrors(name);
    }
  };
  const decide = (saved: Values) => {
    form.reset(saved);
    setVersion(entry?.version);
    setStale(false);
  };

  return {
    values: form.watch(),
    busy,
    isStale,
    set,
    text: (field) => ({
      ...form.register(field as FieldPath<Values>),
      error: form.formState.errors[field]?.message as string | undefined,
    }),
    save: submit,
    takeTheirs: () => decide(valuesOf(entry)),
    keepMine: () => decide(form.getValues()),
  };
}
