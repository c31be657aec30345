import { useEffect, useState } from 'react';
import { apiReferencePaths } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { buttonClass, ButtonLink, Container, cx } from 'shared-ui/ui';
import { CodeSample } from './code-sample';
import styles from './developers.module.css';
import { samplesOf, type Samples } from './samples';
import { developersTexts } from './texts';
import { useApiStatus } from './use-api-status';
import { VERSIONS } from './versions';

const GUIDES = ['till', 'webhook', 'import', 'embed'] as const;
const SECTIONS = ['start', ...GUIDES, 'reference', 'status', 'changelog'] as const;

/** Documents that the API serves, not pages of the site. */
const REFERENCES = [
  { text: 'businessReference', href: apiReferencePaths.business },
  { text: 'publicReference', href: apiReferencePaths.public },
  { text: 'errorReference', href: apiReferencePaths.errors },
] as const;

/** Address of this site. The server does not know it while it renders. */
function useOrigin(): string {
  const [origin, setOrigin] = useState('https://dobbar.example');
  useEffect(() => setOrigin(window.location.origin), []);
  return origin;
}

const pointsOf = (text: string): string[] => text.split('\n');

function Start({ samples }: { samples: Samples }) {
  const t = useTexts(developersTexts);
  return (
    <section id="start" aria-labelledby="start-title">
      <h2 id="start-title">{t('startTitle')}</h2>
      <ol className={styles.steps}>
        {pointsOf(t('startText')).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CodeSample label={t('startTitle')} code={samples.start} />
      <div className={styles.links}>
        <ButtonLink to="/dashboard/developers">{t('createKey')}</ButtonLink>
      </div>
    </section>
  );
}

function Guide({ name, code }: { name: (typeof GUIDES)[number]; code: string }) {
  const t = useTexts(developersTexts);
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t(`${name}Title`)}</h2>
      <ul className={styles.points}>
        {pointsOf(t(`${name}Text`)).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <CodeSample label={t(`${name}Title`)} code={code} />
    </section>
  );
}

function Reference() {
  const t = useTexts(developersTexts);
  return (
    <section id="reference" aria-labelledby="reference-title">
      <h2 id="reference-title">{t('referenceTitle')}</h2>
      <p>{t('referenceText')}</p>
      <div className={styles.links}>
        {REFERENCES.map(({ text, href }, index) => (
          <a key={href} href={href} className={buttonClass({ variant: index === 0 ? 'primary' : 'outline' })}>
            {t(text)}
          </a>
        ))}
      </div>
    </section>
  );
}

function Status() {
  const t = useTexts(developersTexts);
  const format = useFormat();
  const status = useApiStatus();
  const words = !status
    ? t('statusAsked')
    : status.works
      ? t('statusWorks', { count: status.milliseconds, shown: format.number(status.milliseconds) })
      : t('statusFails');
  return (
    <section id="status" aria-labelledby="status-title">
      <h2 id="status-title">{t('statusTitle')}</h2>
      <p role="status" className={cx(styles.status, status && (status.works ? styles.works : styles.fails))}>
        {words}
      </p>
      <p>{t('statusText')}</p>
    </section>
  );
}

function Changelog() {
  const t = useTexts(developersTexts);
  return (
    <section id="changelog" aria-labelledby="changelog-title">
      <h2 id="changelog-title">{t('changelogTitle')}</h2>
      <p>{t('changelogText')}</p>
      {VERSIONS.map(({ version, text }) => (
        <div key={version}>
          <h3>{version}</h3>
          <ul className={styles.points}>
            {pointsOf(t(text)).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** How programs of businesses use the API. */
export function DevelopersPage() {
  const t = useTexts(developersTexts);
  const samples = samplesOf(useOrigin());
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={t('contents')}>
          <ul>
            {SECTIONS.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`${name}Title`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          <Start samples={samples} />
          {GUIDES.map((name) => (
            <Guide key={name} name={name} code={samples[name]} />
          ))}
          <Reference />
          <Status />
          <Changelog />
        </div>
      </div>
    </Container>
  );
}
