import { useState } from 'react';
import { useDecision } from '../../platform/decision';
import { useTexts } from '../../platform/i18n';
import type { ApiKeyView, NewApiKeyView } from '../../store/api/api-keys';
import { ConfirmDialog } from '../kit';
import type { KeyCalls } from './key-calls';
import { KeyDialog } from './key-dialog';
import { KeyList } from './key-list';
import { NewKeyDialog } from './new-key-dialog';
import { developerTexts } from './texts';

type Asked = { act: 'rotate' | 'revoke'; item: ApiKeyView };

interface AskedDialogProps {
  asked: Asked;
  calls: KeyCalls;
  onRotated(made: NewApiKeyView): void;
  onClose(): void;
}

/** Confirms the rotation or the revocation of a key. */
function AskedDialog({ asked: { act, item }, calls, onRotated, onClose }: AskedDialogProps) {
  const t = useTexts(developerTexts);
  const { busy, decide } = useDecision();
  const { id, name } = item;
  const rotate = async () => {
    let made: NewApiKeyView | undefined;
    const send = async (key: string) => {
      made = await calls.rotate(id, key);
    };
    if ((await decide([act, id], send, undefined, t('rotateFailed'))) && made) onRotated(made);
  };
  const revoke = async () => {
    const done = { kind: 'success', title: t('revoked'), text: t('revokedText', { name }) } as const;
    if (await decide([act, id], (key) => calls.withdraw(id, key), done, t('revokeFailed'))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t(`${act}Title`, { name })}
      text={t(`${act}Text`)}
      confirm={t(act)}
      cancel={t('cancel')}
      variant={act === 'revoke' ? 'danger' : undefined}
      busy={busy}
      onConfirm={() => void (act === 'rotate' ? rotate() : revoke())}
      onClose={onClose}
    />
  );
}

/** The list of keys with the dialogs that change it. */
export function KeysSection({ calls, keys }: { calls: KeyCalls; keys: readonly ApiKeyView[] }) {
  const [edited, setEdited] = useState<ApiKeyView | 'new' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<NewApiKeyView | null>(null);
  const show = (key: NewApiKeyView) => {
    setEdited(null);
    setAsked(null);
    setMade(key);
  };
  return (
    <>
      <KeyList
        keys={keys}
        onCreate={() => setEdited('new')}
        onEdit={setEdited}
        onRotate={(item) => setAsked({ act: 'rotate', item })}
        onWithdraw={(item) => setAsked({ act: 'revoke', item })}
      />
      {edited && (
        <KeyDialog
          calls={calls}
          item={edited === 'new' ? undefined : edited}
          onCreated={show}
          onClose={() => setEdited(null)}
        />
      )}
      {asked && <AskedDialog asked={asked} calls={calls} onRotated={show} onClose={() => setAsked(null)} />}
      {made && <NewKeyDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}
