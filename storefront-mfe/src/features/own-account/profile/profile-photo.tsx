import { accountApi } from 'shared-ui/api/account';
import type { AccountView } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { ImageUpload } from 'shared-ui/ui';
import { Avatar, Card } from 'shared-ui/ui';
import styles from '../account.module.css';
import { accountTexts } from '../texts';
import { useSave } from '../use-save';

/** Profile photo. It is saved as soon as the upload completes. */
export function ProfilePhoto({ account }: { account: AccountView }) {
  const t = useTexts(accountTexts);
  const { busy, save } = useSave();
  const [update] = accountApi.useAccountChangesUpdateMutation();
  const { firstName, lastName, profileImageUrl } = account;

  const keep = (profileImage: string | null) =>
    void save(() => update({ updateAccountDto: { profileImage } }).unwrap(), {
      kind: 'success',
      title: t(profileImage ? 'photoSaved' : 'photoRemoved'),
    });

  const preview = profileImageUrl ? (
    <img src={profileImageUrl} alt="" width={96} height={96} className={styles.photo} />
  ) : (
    <span className={styles.letter}>
      <Avatar name={`${firstName} ${lastName}`} />
    </span>
  );
  return (
    <Card>
      <ImageUpload
        label={t('photo')}
        purpose="avatar"
        preview={preview}
        hasPicture={profileImageUrl !== null}
        disabled={busy}
        onChange={keep}
      />
    </Card>
  );
}
