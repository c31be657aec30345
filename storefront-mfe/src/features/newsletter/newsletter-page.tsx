import { useFormReturn } from 'shared-ui/form-return';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button, ButtonLink, Card, Container, TextField } from 'shared-ui/kit';
import { useSearchParams } from 'shared-ui/router';
import styles from './newsletter-page.module.css';
import { newsletterTexts } from './texts';

/** Plain forms: they are sent as browsers have always sent them, and the server answers with a page. */
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

function LeaveForm({ token }: { token: string }) {
  const t = useTexts(newsletterTexts);
  const language = useLanguage();
  return (
    <form method="post" action="/forms/unsubscribe" className={styles.form}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="large" wide>
        {t('leave')}
      </Button>
    </form>
  );
}

const outcomes = ['sent', 'confirmed', 'left', 'invalid'] as const;

/** One page for the newsletter: asking for it, what became of a link, and leaving. */
export function NewsletterPage() {
  const t = useTexts(newsletterTexts);
  const [query] = useSearchParams();
  const token = query.get('token');
  const outcome = outcomes.find((one) => one === query.get('state'));
  const asks = !token && (!outcome || outcome === 'invalid');
  return (
    <Container className={styles.page}>
      <Card className={styles.card}>
        <h1>{token ? t('leaveTitle') : outcome ? t(`${outcome}Title`) : t('title')}</h1>
        <p className={styles.text}>{token ? t('leaveText') : outcome ? t(`${outcome}Text`) : t('lead')}</p>
        {token && <LeaveForm token={token} />}
        {asks && <SubscribeForm />}
        {!token && !asks && <ButtonLink to="/deals">{t('browse')}</ButtonLink>}
      </Card>
    </Container>
  );
}
