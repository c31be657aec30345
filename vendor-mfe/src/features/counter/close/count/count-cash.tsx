import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Card, TextField } from 'shared-ui/ui';
import { countedOf, isAmount, NOTES, type Note, sumOf } from './cash-count';
import type { CloseForm } from './close-form';
import styles from './count.module.css';
import { dailyCloseTexts } from '../texts';

interface CountProps {
  form: UseFormReturn<CloseForm>;
  /** Moves the focus to the signature. */
  onSign(): void;
}

/** Enter goes to the next field, Ctrl and Enter to the signature. */
function useNextField(onSign: () => void) {
  return (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll('input')];
    const next = fields[fields.indexOf(event.target as HTMLInputElement) + 1];
    if (event.ctrlKey || !next) onSign();
    else next.focus();
  };
}

function NoteRow({ note, form }: Pick<CountProps, 'form'> & { note: Note }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const value = format.money(note);
  return (
    <div className={styles.note}>
      <span className={styles.value} aria-hidden>
        {value}
      </span>
      <input
        className={styles.number}
        aria-label={t('notesOf', { value })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        {...form.register(`notes.n${note}`, { validate: isAmount })}
      />
      <span className={styles.sum}>{format.money(sumOf(note, form.watch()))}</span>
    </div>
  );
}

/** Counts the drawer by notes and coins, or takes the total. Sums follow each key. */
export function CountCash({ form, onSign }: CountProps) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const next = useNextField(onSign);
  const count = form.watch();
  const counted = countedOf(count);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('countCash')}</h2>
        <Button variant="text" onClick={() => form.setValue('byNotes', !count.byNotes)}>
          {t(count.byNotes ? 'typeTotal' : 'countNotes')}
        </Button>
      </div>
      <fieldset className={styles.fields} aria-label={t('countCash')} onKeyDown={next}>
        {count.byNotes ? (
          <div className={styles.notes}>
            {NOTES.map((note) => (
              <NoteRow key={note} note={note} form={form} />
            ))}
          </div>
        ) : (
          <TextField
            label={t('totalCounted')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            error={form.formState.errors.total?.message}
            {...form.register('total', { validate: (text) => isAmount(text) || t('amountBad') })}
          />
        )}
      </fieldset>
      <p className={styles.total}>
        <span>{t('counted')}</span>
        <b>{counted === null ? '–' : format.money(counted)}</b>
      </p>
    </Card>
  );
}
