import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useCatalogNames } from 'shared-ui/dashboard';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { gatewayName } from 'shared-ui/format';
import { workbenchTexts } from '../texts';
import { kindOf } from './kinds';

interface RowText {
  title: string;
  note: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Second line of a row: the business or sender, and the reason why the item needs a decision. */
function useNote(): (item: WorkItemView) => string {
  const t = useTexts(workbenchTexts);
  const format = useFormat();
  const names = useCatalogNames();
  const { language } = format;
  return (item: WorkItemView): string => {
    const { facts, frees, blockedBy, business } = item;
    const name = business ? businessNameIn(language, business) : '';
    const why = blockedBy && t(reasonKey(blockedBy.reason), { name });
    // Most reasons name the business.
    const about = (otherwise: string) =>
      why && name && why.includes(name) ? why : joined(name, why ?? otherwise);
    switch (kindOf(item.kind)) {
      case 'deal':
        return about(t('noteNew'));
      case 'revision':
        return about(t('noteEdit', { count: number(facts['fields']) }));
      case 'vendor':
        return joined(
          why ??
            (frees.length > 0
              ? t('noteFrees', { count: frees.length })
              : names.category(text(facts['category']))),
        );
      case 'name-change':
        return joined(t('noteRename', { name }), why);
      case 'review':
        return joined(name, t('noteReports', { count: number(facts['reports']) }));
      case 'case':
        return joined(name, text(facts['customer']));
      case 'honour':
        return t('noteCases', { count: number(facts['cases']) });
      case 'refund':
        return joined(item.title, t('notePromised', { date: format.shortDate(item.since) }), why);
      case 'transfer':
        return joined(item.title, facts['slipAt'] ? t('noteSlip') : t('noteNoSlip'));
      case 'message':
        return t('noteFrom', { name: text(facts['name']) });
      case 'approval':
        return t('noteAsked', { name: item.title });
      case 'payout':
        return joined(t('noteLines', { count: number(facts['lines']) }), why);
      default:
        return joined(name, why);
    }
  };
}

/** Title of an item. */
function useTitle(): (item: WorkItemView) => string {
  const t = useTexts(workbenchTexts);
  const format = useFormat();
  const { language } = format;
  return (item: WorkItemView): string => {
    const { facts, title, titleNe } = item;
    const amount = format.money(number(facts['amount']));
    switch (kindOf(item.kind)) {
      case 'review':
        return title ? t('titleReview', { text: title }) : t('titleReviewPlain');
      case 'case':
        return t('titleCase', {
          number: number(facts['number']),
          text: inLanguage(language, title, titleNe),
        });
      case 'refund':
        return t('titleRefund', { amount, gateway: gatewayName(text(facts['gateway']), language) });
      case 'transfer':
        return t('titleTransfer', { amount });
      case 'message':
        return t('titleMessage', { text: title });
      case 'payout':
        return t('titlePayout', { date: format.date(text(facts['day'])), amount });
      case 'approval':
        return t('titleApproval', { amount });
      default:
        return inLanguage(language, title, titleNe);
    }
  };
}

/** Returns a function for the texts of a row. */
export function useRowText(): (item: WorkItemView) => RowText {
  const titleOf = useTitle();
  const noteOf = useNote();
  return (item) => ({ title: titleOf(item), note: noteOf(item) });
}

const REASONS = ['asked', 'vendor-pending', 'vendor-rejected', 'vendor-suspended', 'approval'] as const;

/** @returns the translation key for the reason why an item waits or is blocked */
export const reasonKey = (reason: string) =>
  `reason_${REASONS.find((known) => known === reason) ?? 'unknown'}` as const;
