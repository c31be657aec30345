import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  useAdminTableViewsListQuery,
  useAdminTableViewsRemoveMutation,
  useAdminTableViewsSaveMutation,
  type TableViewView,
} from 'shared-ui/api/admin-views';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { Button, IconButton, TextField } from 'shared-ui/ui';
import { Link, useSearchParams } from 'shared-ui/router';
import { Panel } from './panel';
import styles from './panel.module.css';
import { serverTableTexts } from './texts';

/** Query of the address without the position in the list. */
function currentQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('cursor');
  return kept.toString();
}

function ViewRow({ view }: { view: TableViewView }) {
  const t = useTexts(serverTableTexts);
  const { busy, decide } = useDecision();
  const [remove] = useAdminTableViewsRemoveMutation();
  const send = () =>
    decide(
      ['remove', view.id],
      (key) => remove({ id: view.id, 'Idempotency-Key': key }).unwrap(),
      undefined,
      t('viewNotRemoved'),
    );
  return (
    <li className={styles.view}>
      <Link to={`?${view.query}`}>{view.name}</Link>
      <IconButton label={t('removeView', { name: view.name })} disabled={busy} onClick={() => void send()}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </li>
  );
}

function SaveView({ table }: { table: string }) {
  const t = useTexts(serverTableTexts);
  const [query] = useSearchParams();
  const [name, setName] = useState('');
  const { busy, decide } = useDecision();
  const [save] = useAdminTableViewsSaveMutation();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const saveTableViewDto = { table, name: name.trim(), query: currentQuery(query) };
    if (!saveTableViewDto.name) return;
    void decide(
      saveTableViewDto,
      (key) => save({ saveTableViewDto, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('viewSaved'), text: t('viewSavedText', { name: name.trim() }) },
      t('viewNotSaved'),
    ).then((isDone) => isDone && setName(''));
  };
  return (
    <form onSubmit={send} className={styles.choices}>
      <TextField
        label={t('viewName')}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="small" disabled={busy || !name.trim()}>
        {t('saveView')}
      </Button>
    </form>
  );
}

/** Filters and columns of a table under a name, stored on the server for the admin. */
export function SavedViews({ table }: { table: string }) {
  const t = useTexts(serverTableTexts);
  return (
    <Panel label={t('views')} icon={<Bookmark size={16} aria-hidden />}>
      <ViewList table={table} />
      <SaveView table={table} />
    </Panel>
  );
}

function ViewList({ table }: { table: string }) {
  const t = useTexts(serverTableTexts);
  const { data: views, isError } = useAdminTableViewsListQuery({ table });
  if (isError) return <p className={styles.none}>{t('viewsFailed')}</p>;
  if (views?.length === 0) return <p className={styles.none}>{t('noViews')}</p>;
  return (
    <ul className={styles.views}>
      {views?.map((view) => (
        <ViewRow key={view.id} view={view} />
      ))}
    </ul>
  );
}
