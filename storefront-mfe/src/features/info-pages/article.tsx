import { useSiteReadQuery } from 'shared-ui/api/site';
import { useLanguage, useTexts, type Texts } from 'shared-ui/i18n';
import { ButtonLink, Container } from 'shared-ui/ui';
import { siteValuesOf } from '../../shared/site/site-values';
import styles from './article.module.css';
import { blocksOf } from './blocks';

type SectionOf<Key extends string, All extends string = Key> = Key extends `${infer Name}Title`
  ? `${Name}Text` extends All
    ? Name
    : never
  : never;

export interface ArticleParts<Key extends string> {
  readonly sections: readonly SectionOf<Key>[];
  readonly actions?: readonly { readonly text: Key; readonly to: string }[];
}

interface ArticleProps<Key extends string> extends ArticleParts<Key> {
  texts: Texts<Key | 'title' | 'description' | 'lead'>;
}

function Blocks({ text }: { text: string }) {
  return blocksOf(text).map((block, index) =>
    typeof block === 'string' ? (
      <p key={index}>{block}</p>
    ) : (
      <ul key={index} className={styles.points}>
        {block.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}

export function Article<Key extends string>({ texts, sections, actions = [] }: ArticleProps<Key>) {
  const t = useTexts(texts);
  const { data: site } = useSiteReadQuery();
  const values = siteValuesOf(site, useLanguage());
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title', values)}</h1>
        <p className={styles.lead}>{t('lead', values)}</p>
      </header>
      <div className={styles.sections}>
        {sections.map((section) => (
          <section key={section} aria-labelledby={section}>
            <h2 id={section}>{t(`${section}Title` as Key, values)}</h2>
            <Blocks text={t(`${section}Text` as Key, values)} />
          </section>
        ))}
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ text, to }, index) => (
            <ButtonLink key={to} to={to} size="large" variant={index === 0 ? 'primary' : 'outline'}>
              {t(text)}
            </ButtonLink>
          ))}
        </div>
      )}
    </Container>
  );
}
