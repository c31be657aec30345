import { useState } from 'react';
import { describeFailure, describeFields, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast, useSubmissionKeys } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import type { Fault, Faults } from './entry-faults';
import { catalogueTexts } from './texts';

interface EntryFormOptions<Values, Entry> {
  /** The row to change; none to make a new one. */
  entry: Entry | undefined;
  valuesOf(entry: Entry | undefined): Values;
  faultsOf(values: Values): Faults<Values>;
  /** Sends what was typed, on the version that was looked at. */
  send(values: Values, version: number | undefined, key: string): Promise<unknown>;
  /** Fetches what somebody else saved meanwhile. */
  onConflict(): unknown;
  onSaved(): void;
}

export interface EntryForm<Values> {
  values: Values;
  busy: boolean;
  /** Somebody else saved meanwhile: nothing is written over until it was decided which one stays. */
  isStale: boolean;
  set(changes: Partial<Values>): void;
  /** What a text field needs. */
  text(field: keyof Values & string): {
    value: string;
    error: string | undefined;
    onChange(event: { target: { value: string } }): void;
  };
  save(): Promise<void>;
  takeTheirs(): void;
  keepMine(): void;
}

/** What is typed, the version it is typed on, and what is wrong with it. A field that changes loses its error. */
function useEntryValues<Values extends object, Entry extends { version: number }>(
  entry: Entry | undefined,
  valuesOf: (entry: Entry | undefined) => Values,
) {
  const [values, setValues] = useState(() => valuesOf(entry));
  const [version, setVersion] = useState(entry?.version);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  const set = (changes: Partial<Values>) => {
    setValues((typed) => ({ ...typed, ...changes }));
    setErrors((known) => ({
      ...known,
      ...Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])),
    }));
  };
  const text: EntryForm<Values>['text'] = (field) => ({
    value: values[field] as string,
    error: errors[field],
    onChange: ({ target }) => set({ [field]: target.value } as Partial<Values>),
  });
  return { values, setValues, version, setVersion, setErrors, set, text };
}

/** Says what came of saving. */
function useSaveToasts() {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const toast = useToast();
  return {
    saved: () => toast({ kind: 'success', title: t('saved'), text: t('savedText') }),
    failed: async (failure: unknown) => {
      const text = await describeFailure(failure, language, t('notSavedText'));
      toast({ kind: 'error', title: t('notSaved'), text });
    },
  };
}

/** One entry being written. Nothing typed is lost when it is refused or when somebody else was faster. */
export function useEntryForm<Values extends object, Entry extends { version: number }>({
  entry,
  valuesOf,
  faultsOf,
  send,
  onConflict,
  onSaved,
}: EntryFormOptions<Values, Entry>): EntryForm<Values> {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const tell = useSaveToasts();
  const keys = useSubmissionKeys();
  const { values, setValues, version, setVersion, setErrors, set, text } = useEntryValues(entry, valuesOf);
  const [busy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);

  const refused = async (failure: unknown) => {
    if (isApiFailure(failure)) {
      if (failure.code === 'version.conflict') {
        await onConflict();
        return setStale(true);
      }
      const fields = await describeFields(failure, language);
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    }
    await tell.failed(failure);
  };

  const save = async () => {
    const faults = Object.entries(faultsOf(values)) as [string, Fault][];
    setErrors(Object.fromEntries(faults.map(([field, fault]) => [field, t(fault)])));
    if (faults.length > 0) return;
    setBusy(true);
    try {
      await send(values, version, keys.keyFor([values, version]));
      keys.ended();
      tell.saved();
      onSaved();
    } catch (failure) {
      keys.ended(failure);
      await refused(failure);
    } finally {
      setBusy(false);
    }
  };

  const decide = (kept: Values) => {
    setValues(kept);
    setVersion(entry?.version);
    setErrors({});
    setStale(false);
  };

  return {
    values,
    busy,
    isStale,
    set,
    text,
    save,
    takeTheirs: () => decide(valuesOf(entry)),
    keepMine: () => decide(values),
  };
}
