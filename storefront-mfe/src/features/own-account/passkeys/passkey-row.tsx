import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api, useAppDispatch } from 'shared-ui/store';
import { passkeysApi, type PasskeyView } from 'shared-ui/api/passkeys';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog } from 'shared-ui/ui';
import { passkeyTexts } from 'shared-ui/ui';
import { PasskeyNameDialog } from '../../../shared/passkeys/passkey-name-dialog';
import styles from '../account.module.css';
import { useSave } from '../use-save';

/** @param onDone called after a successful change */
function usePasskeyChanges(id: PasskeyView['id'], onDone: () => void) {
  const t = useTexts(passkeyTexts);
  const { busy, save } = useSave();
  const dispatch = useAppDispatch();
  const [rename] = passkeysApi.usePasskeysRenameMutation();
  const [remove] = passkeysApi.usePasskeysRemoveMutation();
  const sendName = async (next: string): Promise<void> => {
    const change = () => rename({ id, passkeyNameDto: { name: next } }).unwrap();
    if (await save(change, { kind: 'success', title: t('renamed') }, t('renameFailed'))) onDone();
  };
  const sendRemoval = async (): Promise<void> => {
    const change = () => remove({ id }).unwrap();
    if (!(await save(change, { kind: 'success', title: t('removed') }, t('removeFailed')))) return;
    onDone();
    // Deleting the last passkey also deletes the recovery codes.
    dispatch(api.util.invalidateTags(['TwoFactor']));
  };
  return { busy, sendName, sendRemoval };
}

/** Passkey with buttons to rename and remove it. */
export function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: PasskeyView }) {
  const t = useTexts(passkeyTexts);
  const format = useFormat();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const made = format.date(createdAt);
  const { busy, sendName, sendRemoval } = usePasskeyChanges(id, () => setAsked(null));
  return (
    <li className={styles.row}>
      <KeyRound size={22} aria-hidden />
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.text}>
          {lastUsedAt ? t('used', { made, used: format.dateTime(lastUsedAt) }) : t('unused', { made })}
        </span>
      </span>
      <span className={styles.acts}>
        <Button variant="text" aria-label={t('renameOf', { name })} onClick={() => setAsked('rename')}>
          {t('rename')}
        </Button>
        <Button variant="text" aria-label={t('removeOf', { name })} onClick={() => setAsked('remove')}>
          {t('remove')}
        </Button>
      </span>
      {asked === 'rename' && (
        <PasskeyNameDialog
          title={t('renameTitle')}
          text={t('renameText')}
          confirm={t(busy ? 'saving' : 'save')}
          name={name}
          busy={busy}
          onName={(next) => void sendName(next)}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          open
          variant="danger"
          title={t('removeTitle', { name })}
          text={t('removeText')}
          confirm={t(busy ? 'saving' : 'remove')}
          cancel={t('cancel')}
          busy={busy}
          onConfirm={() => void sendRemoval()}
          onClose={close}
        />
      )}
    </li>
  );
}
