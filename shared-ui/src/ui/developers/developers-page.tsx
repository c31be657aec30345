import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n';
import { useDecision } from '../../platform/decision';
import type { ApiKeyView, NewApiKeyView } from '../../store/api/api-keys';
import { apiReferencePath } from '../../store/api/paths';
import { buttonClass, ConfirmDialog, ErrorState, Skeleton, SkeletonBlock } from '../kit';
import { CreateDialog } from './create-dialog';
import styles from './developers.module.css';
import { FirstRequest } from './first-request';
import type { KeyCalls } from './key-calls';
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

function Keys({ calls, keys }: { calls: KeyCalls; keys: readonly ApiKeyView[] }) {
  const [isCreating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<NewApiKeyView | null>(null);
  const show = (key: NewApiKeyView) => {
    setCreating(false);
    setAsked(null);
    setMade(key);
  };
  return (
    <div className={styles.columns}>
      <KeyList
        keys={keys}
        onCreate={() => setCreating(true)}
        onRotate={(item) => setAsked({ act: 'rotate', item })}
        onWithdraw={(item) => setAsked({ act: 'revoke', item })}
      />
      <FirstRequest checksCodes={calls.scopes.includes('passes:check')} />
      {isCreating && <CreateDialog calls={calls} onDone={show} onClose={() => setCreating(false)} />}
      {asked && <AskedDialog asked={asked} calls={calls} onRotated={show} onClose={() => setAsked(null)} />}
      {made && <NewKeyDialog made={made} onClose={() => setMade(null)} />}
    </div>
  );
}

/** API keys of a business or of the marketplace, and a first request (rules AK1 to AK12). */
export function DevelopersPage({ calls }: { calls: KeyCalls }) {
  const t = useTexts(developerTexts);
  const { keys, isError, reload } = calls;
  if (!keys && isError)
    return <ErrorState level={1} title={t('loadFailed')} text={t('loadFailedText')} onRetry={reload} />;
  return (
    <>
      <header className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.quiet}>{t('lead')}</p>
        </div>
        <a href={apiReferencePath} className={buttonClass({ variant: 'outline' })}>
          <BookOpen size={18} aria-hidden />
          {t('reference')}
        </a>
      </header>
      {keys ? (
        <Keys calls={calls} keys={keys} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </>
  );
}
