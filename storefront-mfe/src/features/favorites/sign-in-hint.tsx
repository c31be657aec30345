import { RichText, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import styles from './favorites-page.module.css';
import { favoritesTexts } from './texts';

/** Explains the benefits of signing in to signed-out visitors. */
export function SignInHint() {
  const t = useTexts(favoritesTexts);
  const { state } = useCurrentUser();
  if (state !== 'signed-out') return null;
  return (
    <p className={styles.hint}>
      <RichText
        text={t('signIn')}
        parts={{
          link: (words) => (
            <Link to="/login?returnTo=%2Ffavorites" className={styles.link}>
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}
