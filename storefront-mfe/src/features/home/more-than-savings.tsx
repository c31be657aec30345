import { drawing, ButtonLink, Section, VisuallyHidden } from 'shared-ui/ui';
import { keptPart } from 'shared-ui/platform';
import { useTexts } from 'shared-ui/i18n';
import styles from './home.module.css';
import { homeTexts } from './texts';

const reasons = [
  { name: 'explore', text: 'exploreText', cover: drawing('adventure-2') },
  { name: 'connect', text: 'connectText', cover: drawing('cafes-1') },
  { name: 'save', text: 'saveText', cover: drawing('retail-2') },
] as const;

function MoreThanSavingsPart() {
  const t = useTexts(homeTexts);
  return (
    <Section>
      <h2 className={styles.heading}>{t('more')}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ name, text, cover }) => (
          <li key={name}>
            <img
              src={cover}
              alt=""
              width={800}
              height={400}
              loading="lazy"
              className={styles.reasonPicture}
            />
            <h3>{t(name)}</h3>
            <p className={styles.small}>{t(text)}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to="/about" variant="outline" className={styles.learnMore}>
        {t('learnMore')}
        <VisuallyHidden> {t('learnMoreAbout')}</VisuallyHidden>
      </ButtonLink>
    </Section>
  );
}
export const MoreThanSavings = keptPart(MoreThanSavingsPart);
