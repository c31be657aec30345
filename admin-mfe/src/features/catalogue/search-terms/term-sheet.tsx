import { useId, useState } from 'react';
import {
  type SearchTermView,
  useAdminSearchTermsChangeMutation,
  useAdminSearchTermsCreateMutation,
  useAdminSearchTermsRemoveMutation,
} from 'shared-ui/api/admin-catalogue';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { Button, ConfirmDialog, Select, TextField } from 'shared-ui/ui';
import { EntrySheet } from '../entry-sheet';
import { useEntryForm } from '../use-entry-form';
import { KINDS, termFieldErrorsOf, termValuesOf, toTerm } from './term-values';
import { searchTermTexts } from './texts';

interface TermSheetProps {
  /** The term to change; without an id, the first values of a new one. */
  term: Partial<SearchTermView>;
  meanings: readonly string[];
  onConflict(): unknown;
  onClose(): void;
}

function useTermForm({ term, onConflict, onClose }: TermSheetProps) {
  const [create] = useAdminSearchTermsCreateMutation();
  const [change] = useAdminSearchTermsChangeMutation();
  const { id } = term;
  return useEntryForm({
    entry: term as SearchTermView,
    valuesOf: termValuesOf,
    fieldErrorsOf: termFieldErrorsOf,
    onConflict,
    onSaved: onClose,
    send: (values, version, key) =>
      id !== undefined && version !== undefined
        ? change({
            id,
            changeSearchTermDto: { ...toTerm(values), version },
            'Idempotency-Key': key,
          }).unwrap()
        : create({ searchTermDto: toTerm(values), 'Idempotency-Key': key }).unwrap(),
  });
}

export function TermSheet(props: TermSheetProps) {
  const { term, meanings, onClose } = props;
  const t = useTexts(searchTermTexts);
  const list = useId();
  const form = useTermForm(props);
  const [isRemoved, setRemoved] = useState(false);
  return (
    <>
      <EntrySheet title={t(term.id === undefined ? 'add' : 'edit')} form={form} onClose={onClose}>
        <TextField label={t('term')} hint={t('termHint')} maxLength={60} {...form.text('term')} />
        <TextField
          label={t('meaning')}
          hint={t('meaningHint')}
          maxLength={60}
          list={list}
          {...form.text('meaning')}
        />
        <datalist id={list}>
          {meanings.map((meaning) => (
            <option key={meaning} value={meaning} />
          ))}
        </datalist>
        <Select
          label={t('kind')}
          options={KINDS.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
          {...form.text('kind')}
        />
        {term.id !== undefined && (
          <div>
            <Button variant="text" onClick={() => setRemoved(true)}>
              {t('remove')}
            </Button>
          </div>
        )}
      </EntrySheet>
      {/* Outside of the sheet, whose form would be submitted together with that of the dialog. */}
      {isRemoved && (
        <TermRemoval term={term as SearchTermView} onDone={onClose} onClose={() => setRemoved(false)} />
      )}
    </>
  );
}

interface TermRemovalProps {
  term: SearchTermView;
  onDone(): void;
  onClose(): void;
}

function TermRemoval({ term: { id, version, term }, onDone, onClose }: TermRemovalProps) {
  const t = useTexts(searchTermTexts);
  const [remove] = useAdminSearchTermsRemoveMutation();
  const { busy, decide } = useDecision();
  const carryOut = async () => {
    const worked = await decide(
      ['search-term', id, version],
      (key) => remove({ id, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('removed'), text: t('removedText') },
      t('notRemoved'),
    );
    if (worked) onDone();
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      variant="danger"
      title={t('removeTitle', { term })}
      text={t('removeText')}
      confirm={t('remove')}
      cancel={t('cancel')}
      busy={busy}
      onConfirm={() => void carryOut()}
      onClose={onClose}
    />
  );
}
