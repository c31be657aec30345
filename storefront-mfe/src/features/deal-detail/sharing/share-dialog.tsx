import { Copy, Share2 } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, buttonClass, Dialog, TextField } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import { Link, useParams } from 'shared-ui/router';
import { isPhone, shareLinks } from './share-links';
import styles from './share-dialog.module.css';
import { sharingTexts } from './texts';
import type { InviteLink } from './use-invite-link';

interface ShareDialogProps {
  title: string;
  /** Null while loading. */
  link: InviteLink | null;
  /** Opens the share dialog of the device. */
  onHandOver?: (() => void) | undefined;
  onClose(): void;
}

/** Reward of the invitation link, or what is missing for a reward. */
function LinkNote({ link }: { link: InviteLink }) {
  const t = useTexts(sharingTexts);
  const { id } = useParams();
  if (link.kind === 'own') return link.points > 0 ? t('reward', { count: link.points }) : t('named');
  if (link.kind === 'failed') return t('plainOnly');
  return (
    <>
      {t('signInFirst')}{' '}
      <Link to={`/login?returnTo=${encodeURIComponent(`/deals/${id}`)}`}>{t('signIn')}</Link>
    </>
  );
}

/** Links that open the messaging apps common in Nepal. */
function Ways({ title, address }: { title: string; address: string }) {
  const t = useTexts(sharingTexts);
  const message = t('message', { title, address });
  return (
    <ul className={styles.ways}>
      {shareLinks(address, message, isPhone(navigator.userAgent)).map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'tint', wide: true })}
          >
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Invitation link to copy, and links to messaging apps. */
export function ShareDialog({ title, link, onHandOver, onClose }: ShareDialogProps) {
  const t = useTexts(sharingTexts);
  const toast = useToast();
  const id = useId();
  const address = link?.address ?? '';

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast({ kind: 'success', title: t('linkCopied'), text: t('linkCopiedText') });
    } catch {
      toast({ kind: 'error', title: t('copyFailed'), text: t('copyFailedText') });
    }
  }

  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <div className={styles.box}>
        <h2 id={id} className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.note}>{link && <LinkNote link={link} />}</p>
        <TextField label={t('link')} readOnly value={address} onFocus={(event) => event.target.select()} />
        {onHandOver && (
          <Button wide disabled={!link} onClick={onHandOver}>
            <Share2 size={16} />
            {t('send')}
          </Button>
        )}
        <Button
          wide
          variant={onHandOver ? 'outline' : undefined}
          disabled={!link}
          onClick={() => void copy()}
        >
          <Copy size={16} />
          {t('copy')}
        </Button>
        <p className={styles.via}>{t('via')}</p>
        <Ways title={title} address={address} />
      </div>
    </Dialog>
  );
}
