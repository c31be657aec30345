import { useHonourAnswersOfLinkQuery, type HonourLinkView } from 'shared-ui/api/honour';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { Button, ButtonLink, Card, Container, ErrorState } from 'shared-ui/ui';
import styles from './honour-answer-page.module.css';
import { honourAnswerTexts } from './texts';

const ANSWERS = ['yes', 'partly', 'no'] as const;

interface AnswerFormProps {
  token: string;
  asked: HonourLinkView;
  chosen: string | null;
}

/** Native form without scripts. Opening the page stores nothing, because mail scanners follow links. */
function AnswerForm({ token, asked, chosen }: AnswerFormProps) {
  const t = useTexts(honourAnswerTexts);
  const language = useLanguage();
  const { dealTitle, dealTitleNe, businessName, businessNameNe, answer } = asked;
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.about}>
        {t('about', {
          deal: inLanguage(language, dealTitle, dealTitleNe),
          business: inLanguage(language, businessName, businessNameNe),
        })}
      </p>
      <form method="post" action="/forms/honour" className={styles.form}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="token" value={token} />
        <fieldset className={styles.answers}>
          <legend>{t('choose')}</legend>
          {ANSWERS.map((one) => (
            <label key={one} className={styles.answer}>
              <input
                type="radio"
                name="answer"
                value={one}
                required
                defaultChecked={one === (chosen ?? answer)}
              />
              {t(one)}
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="large" wide>
          {t('send')}
        </Button>
      </form>
      <p className={styles.note}>{t('note')}</p>
    </>
  );
}

const OUTCOMES = {
  thanks: { title: 'thanks', text: 'thanksText', to: '/deals', action: 'browse' },
  sorry: { title: 'sorry', text: 'sorryText', to: '/dashboard/passes?tab=redeemed', action: 'toCodes' },
  invalid: { title: 'invalid', text: 'invalidText', to: '/dashboard/passes?tab=redeemed', action: 'toCodes' },
  closed: { title: 'closed', text: 'closedText', to: '/dashboard/passes?tab=redeemed', action: 'toCodes' },
} as const;

function Outcome({ state }: { state: keyof typeof OUTCOMES }) {
  const t = useTexts(honourAnswerTexts);
  const { title, text, to, action } = OUTCOMES[state];
  return (
    <>
      <h1>{t(title)}</h1>
      <p className={styles.about}>{t(text)}</p>
      <ButtonLink to={to}>{t(action)}</ButtonLink>
    </>
  );
}

function LinkedQuestion({ token, chosen }: { token: string; chosen: string | null }) {
  const t = useTexts(honourAnswerTexts);
  const { data: asked, error, refetch } = useHonourAnswersOfLinkQuery({ token });
  if (asked) return <AnswerForm token={token} asked={asked} chosen={chosen} />;
  if (isApiFailure(error) && error.status >= 400 && error.status < 500) return <Outcome state="invalid" />;
  if (error) return <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  return null;
}

/** Target of the links in the mail that asks about a use, and the result of the form. */
export function HonourAnswerPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const outcome = (Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).find(
    (one) => one === query.get('state'),
  );
  return (
    <Container className={styles.page}>
      <Card className={styles.card}>
        {token ? (
          <LinkedQuestion token={token} chosen={query.get('answer')} />
        ) : (
          <Outcome state={outcome ?? 'invalid'} />
        )}
      </Card>
    </Container>
  );
}
