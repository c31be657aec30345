import { useId, useState } from 'react';
import { useDealDraftsCreateMutation } from 'shared-ui/api/deal-drafts';
import { useDealTemplatesListQuery, type DealTemplateView } from 'shared-ui/api/deal-templates';
import type { GoLiveStepView } from 'shared-ui/api/go-live';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { SkeletonBlock, Button, ButtonLink, Skeleton, TextField } from 'shared-ui/ui';
import { wholeNumberOf } from '../../../shared/price/whole-number';
import own from './deal-step.module.css';
import styles from './get-live.module.css';
import { getLiveTexts } from './get-live-texts';
import { templateSums, withPrice } from './template-sums';

interface TemplateProps {
  template: DealTemplateView;
  price: number | null;
  busy: boolean;
  onChoose(): void;
}

function Template({ template, price, busy, onChoose }: TemplateProps) {
  const t = useTexts(getLiveTexts);
  const format = useFormat();
  const { language } = format;
  const { season } = template;
  const sums = price === null ? null : templateSums(template.content, price);
  const name = inLanguage(language, template.name, template.nameNe);
  return (
    <li className={own.template}>
      <div className={own.words}>
        <h3>{name}</h3>
        {season && (
          <p className={styles.text}>
            {t('festival', {
              name: inLanguage(language, season.name, season.nameNe),
              day: format.day(season.until),
            })}
          </p>
        )}
        <p className={styles.text}>{inLanguage(language, template.why, template.whyNe)}</p>
        {sums && (
          <p className={own.sums}>
            {t('perVisit', { charged: format.money(sums.charged), given: format.money(sums.given) })}
          </p>
        )}
      </div>
      <Button
        size="small"
        variant="tint"
        disabled={busy}
        aria-label={t('beginNamed', { name })}
        onClick={onChoose}
      >
        {t('beginWith')}
      </Button>
    </li>
  );
}

/** Creates a deal draft from a template and opens it. */
function useBegin(price: number | null) {
  const t = useTexts(getLiveTexts);
  const navigate = useNavigate();
  const { busy, decide } = useDecision();
  const [create] = useDealDraftsCreateMutation();
  const begin = ({ key, content }: DealTemplateView) =>
    decide(
      [key, price],
      async (idempotencyKey) => {
        const draft = await create({
          createDealDraftDto: { content: withPrice(content, price) },
          'Idempotency-Key': idempotencyKey,
        }).unwrap();
        navigate(`/dashboard/deals/new?draft=${draft.id}`);
      },
      undefined,
      { title: t('draftFailed'), text: t('draftFailedText') },
    );
  return { busy, begin };
}

/** Step for the first deal, which starts from a template of the category and the usual price. */
export function DealStep({ step }: { step: GoLiveStepView }) {
  const t = useTexts(getLiveTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const price = wholeNumberOf(typed) || null;
  const { data: templates, isError } = useDealTemplatesListQuery({});
  const { busy, begin } = useBegin(price);
  const { draftId, dealId } = step;
  return (
    <div className={styles.stack}>
      {dealId !== null && <ButtonLink to={`/dashboard/deals/${dealId}/edit`}>{t('correct')}</ButtonLink>}
      {draftId !== null && (
        <ButtonLink to={`/dashboard/deals/new?draft=${draftId}`}>{t('goOnDraft')}</ButtonLink>
      )}
      <p className={styles.text}>{t('dealText')}</p>
      <TextField
        id={id}
        label={t('usualPrice')}
        hint={t('usualPriceHint')}
        inputMode="numeric"
        maxLength={14}
        start="Rs."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isError && <p className={styles.text}>{t('templatesFailed')}</p>}
      {!templates && !isError && (
        <Skeleton>
          <SkeletonBlock className={own.bone} />
        </Skeleton>
      )}
      <ul className={own.templates}>
        {templates?.map((template) => (
          <Template
            key={template.key}
            template={template}
            price={price}
            busy={busy}
            onChoose={() => void begin(template)}
          />
        ))}
      </ul>
      <ButtonLink variant="text" size="small" to="/dashboard/deals/new">
        {t('ownWords')}
      </ButtonLink>
    </div>
  );
}
