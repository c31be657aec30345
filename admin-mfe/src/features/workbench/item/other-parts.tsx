import { gatewayName } from 'shared-ui/format';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Stars } from 'shared-ui/ui';
import { workbenchTexts } from '../texts';
import { FactList } from './fact-list';
import styles from './item.module.css';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Current and proposed name and category of a business. */
export function NamePart({ item: { facts } }: { item: WorkItemView }) {
  const t = useTexts(workbenchTexts);
  const change = (before: unknown, after: unknown) =>
    text(after) && (
      <>
        <s>{text(before)}</s> <mark className={styles.mark}>{text(after)}</mark>
      </>
    );
  return (
    <FactList
      rows={[
        [t('fact_name'), change(facts['businessName'], facts['proposedName'])],
        [t('fact_nameNe'), change(facts['nameNe'], facts['proposedNameNe'])],
        [t('fact_category'), change(facts['category'], facts['proposedCategory'])],
      ]}
    />
  );
}

const REPORTS = ['false', 'offensive', 'spam', 'private'] as const;

/** A reported review with the reasons of the reports. */
export function ReviewPart({ item: { facts, title } }: { item: WorkItemView }) {
  const t = useTexts(workbenchTexts);
  const { language } = useFormat();
  const reasons = Array.isArray(facts['reasons']) ? facts['reasons'] : [];
  return (
    <>
      <Stars rating={number(facts['rating'])} />
      <blockquote className={styles.quote}>{title || t('titleReviewPlain')}</blockquote>
      <FactList
        rows={[
          [t('fact_author'), text(facts['author'])],
          [t('fact_deal'), inLanguage(language, text(facts['deal']), text(facts['dealNe']))],
          [t('fact_reply'), text(facts['reply'])],
          [
            t('fact_reports'),
            reasons
              .map((reason) => t(`report_${REPORTS.find((known) => known === reason) ?? 'unknown'}`))
              .join(', '),
          ],
        ]}
      />
    </>
  );
}

/** Excerpt and sender of a message. */
export function MessagePart({ item: { facts } }: { item: WorkItemView }) {
  const t = useTexts(workbenchTexts);
  return (
    <>
      <blockquote className={styles.quote} lang={text(facts['language'])}>
        {text(facts['excerpt'])}
      </blockquote>
      <FactList rows={[[t('fact_from'), text(facts['name'])]]} />
    </>
  );
}

/** Facts of a refund, transfer, payout or approval. It is decided on its own page. */
export function MoneyPart({ item: { facts, title, kind } }: { item: WorkItemView }) {
  const t = useTexts(workbenchTexts);
  const format = useFormat();
  return (
    <>
      <FactList
        rows={[
          [t('fact_amount'), format.money(number(facts['amount']))],
          [t('fact_gateway'), facts['gateway'] ? gatewayName(text(facts['gateway']), format.language) : ''],
          [t('fact_customer'), kind === 'payout' ? '' : title],
          [t('fact_reference'), text(facts['reference'])],
          [t('fact_reason'), text(facts['reason'])],
          [t('fact_lines'), facts['lines'] ? format.number(number(facts['lines'])) : ''],
        ]}
      />
      <p className={styles.why}>{t('moneyHasNoUndo')}</p>
    </>
  );
}
