import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Container, Illustration } from 'shared-ui/ui';
import styles from './not-found-page.module.css';
import { notFoundTexts } from './texts';

export function NotFoundPage() {
  const t = useTexts(notFoundTexts);
  return (
    <Container className={styles.page}>
      <Illustration name="lostMomo" className={styles.drawing} />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.actions}>
        <ButtonLink size="large" to="/deals">
          {t('explore')}
        </ButtonLink>
        <ButtonLink size="large" variant="tint" to="/">
          {t('home')}
        </ButtonLink>
      </div>
    </Container>
  );
}
