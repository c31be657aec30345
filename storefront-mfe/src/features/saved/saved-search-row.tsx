import { useState, type FormEvent } from 'react';
import {
  useSavedSearchesRemoveMutation,
  useSavedSearchesRenameMutation,
  type SavedSearchView,
} from 'shared-ui/api/saved-searches';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { Link } from 'shared-ui/router';
import { Button, TextField } from 'shared-ui/ui';
import styles from './saved-page.module.css';
import { savedTexts } from './texts';

interface RowProps {
  search: SavedSearchView;
  /** The given name, otherwise a name derived from the filters. */
  name: string;
}

function RenameForm({ search, onDone }: { search: SavedSearchView; onDone(): void }) {
  const t = useTexts(savedTexts);
  const { busy, decide } = useDecision();
  const [rename] = useSavedSearchesRenameMutation();

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim() || null;
    const isDone = await decide(
      { id: search.id, name },
      (key) => rename({ id: search.id, renameSearchDto: { name }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('renamed') },
      t('renameFailed'),
    );
    if (isDone) onDone();
  }

  return (
    <form className={styles.rename} onSubmit={(event) => void save(event)}>
      <TextField label={t('name')} name="name" defaultValue={search.name ?? ''} maxLength={60} autoFocus />
      <Button type="submit" size="small" disabled={busy}>
        {t('saveName')}
      </Button>
      <Button type="button" size="small" variant="outline" onClick={onDone}>
        {t('cancel')}
      </Button>
    </form>
  );
}

export function SavedSearchRow({ search, name }: RowProps) {
  const t = useTexts(savedTexts);
  const { busy, decide } = useDecision();
  const [remove] = useSavedSearchesRemoveMutation();
  const [isRenamed, setRenamed] = useState(false);
  const removeNow = () =>
    decide(
      search.id,
      (key) => remove({ id: search.id, 'Idempotency-Key': key }).unwrap(),
      { kind: 'info', title: t('deleted') },
      t('deleteFailed'),
    );
  return (
    <li className={styles.row}>
      <Link to={`/deals?${search.query}`} className={styles.name}>
        {name}
      </Link>
      {isRenamed ? (
        <RenameForm search={search} onDone={() => setRenamed(false)} />
      ) : (
        <span className={styles.actions}>
          <Button
            size="small"
            variant="outline"
            aria-label={t('renameSearch', { name })}
            onClick={() => setRenamed(true)}
          >
            {t('rename')}
          </Button>
          <Button
            size="small"
            variant="outline"
            aria-label={t('deleteSearch', { name })}
            disabled={busy}
            onClick={() => void removeNow()}
          >
            {t('delete')}
          </Button>
        </span>
      )}
    </li>
  );
}
