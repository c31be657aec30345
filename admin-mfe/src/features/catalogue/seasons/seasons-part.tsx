import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  useAdminSeasonsListQuery,
  useAdminSeasonsRemoveMutation,
  type AdminSeasonView,
} from 'shared-ui/api/admin-catalogue';
import { useDecision } from 'shared-ui/platform';
import { inLanguage, useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, cx, IconButton } from 'shared-ui/ui';
import styles from '../catalogue.module.css';
import { CatalogueList } from '../catalogue-list';
import { EntryRow } from '../entry-row';
import { SeasonSheet } from './season-sheet';
import { catalogueTexts } from '../texts';

interface SeasonDeletionProps {
  season: AdminSeasonView;
  onFailed(): unknown;
  onClose(): void;
}

/** Confirmation dialog for deleting a season. */
function SeasonDeletion({ season, onFailed, onClose }: SeasonDeletionProps) {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const [remove] = useAdminSeasonsRemoveMutation();
  const { busy, decide } = useDecision();
  const { id, version } = season;
  const carryOut = async () => {
    const worked = await decide(
      ['season', id, version],
      (key) => remove({ id, deleteSeasonDto: { version }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('seasonDeleted'), text: t('seasonDeletedText') },
      t('notDeleted'),
    );
    if (!worked) void onFailed();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('deleteSeason', { name: inLanguage(language, season.name, season.nameNe) })}
      text={t('deleteSeasonText')}
      confirm={t('delete')}
      cancel={t('cancel')}
      variant="danger"
      busy={busy}
      onConfirm={() => void carryOut()}
      onClose={onClose}
    />
  );
}

/** Festivals and their days, by which visitors filter deals. */
export function SeasonsPart() {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const format = useFormat();
  const list = useAdminSeasonsListQuery();
  const [opened, setOpened] = useState<{ id?: number } | null>(null);
  const [going, setGoing] = useState<AdminSeasonView | null>(null);
  const nameOf = ({ name, nameNe }: AdminSeasonView) => inLanguage(language, name, nameNe);
  return (
    <>
      <CatalogueList list={list} add={t('addSeason')} onAdd={() => setOpened({})}>
        {(season) => (
          <EntryRow
            name={season.name}
            nameNe={season.nameNe}
            isActive={season.isActive}
            note={`${format.day(season.from)} – ${format.day(season.until)}${season.isRunning ? ` · ${t('running')}` : ''}`}
            sign={<span className={cx(styles.swatch, season.color && styles[season.color])} />}
            actions={
              <IconButton label={t('deleteName', { name: nameOf(season) })} onClick={() => setGoing(season)}>
                <Trash2 size={18} />
              </IconButton>
            }
            onEdit={() => setOpened({ id: season.id })}
          />
        )}
      </CatalogueList>
      {opened && (
        <SeasonSheet
          season={list.data?.find(({ id }) => id === opened.id)}
          onConflict={list.refetch}
          onClose={() => setOpened(null)}
        />
      )}
      {going && <SeasonDeletion season={going} onFailed={list.refetch} onClose={() => setGoing(null)} />}
    </>
  );
}
