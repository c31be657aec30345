import { useFormReturn } from 'shared-ui/platform';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button, ButtonLink, Card, Container, TextField } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import styles from './newsletter-page.module.css';
import { newsletterTexts } from './texts';

/** Native form without scripts; the server responds with a page. */
function SubscribeForm() {
  const t = useTexts(newsletterTexts);
  const language = useLanguage();
  const returned = useFormReturn('newsletter');
  const isInvalid = returned?.code === 'request.invalid';
  return (
    <form method="post" action="/forms/newsletter" noValidate className={styles.form}>
      <input type="hidden" name="language" value={language} />
      {returned && !isInvalid && <Alert tone="error" title={t('failed')} />}
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={returned?.values['email']}
        error={isInvalid ? t('invalidEmail') : undefined}
      />
      <Button type="submit" size="large" wide>
        {t('subscribe')}
      </Button>
    </form>
  );
}

interface LinkFormProps {
  /** Token of the link in the e-mail. */
  token: string;
  action: string;
  label: string;
}

/** Form that confirms a link of an e-mail. Opening the link changes nothing, because mail scanners follow links. */
function LinkForm({ token, action, label }: LinkFormProps) {
  const language = useLanguage();
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="large" wide>
        {label}
      </Button>
    </form>
  );
}

const outcomes = ['sent', 'confirmed', 'left', 'invalid'] as const;

const linkForms = [
  { parameter: 'confirm', action: '/forms/confirm-newsletter', name: 'confirm' },
  { parameter: 'token', action: '/forms/unsubscribe', name: 'leave' },
] as const;

/** Page of the newsletter: subscribe, confirm, unsubscribe, and the result of each. */
export function NewsletterPage() {
  const t = useTexts(newsletterTexts);
  const [query] = useSearchParams();
  const link = linkForms.find(({ parameter }) => query.get(parameter));
  const outcome = outcomes.find((one) => one === query.get('state'));
  const page = link?.name ?? outcome;
  const asks = !link && (!outcome || outcome === 'invalid');
  return (
    <Container className={styles.page}>
      <Card className={styles.card}>
        <h1>{page ? t(`${page}Title`) : t('title')}</h1>
        <p className={styles.text}>{page ? t(`${page}Text`) : t('lead')}</p>
        {link && (
          <LinkForm token={query.get(link.parameter) ?? ''} action={link.action} label={t(link.name)} />
        )}
        {asks && <SubscribeForm />}
        {!link && !asks && <ButtonLink to="/deals">{t('browse')}</ButtonLink>}
      </Card>
    </Container>
  );
}
