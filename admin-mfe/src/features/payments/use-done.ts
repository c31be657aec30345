import { useFormat, useTexts } from 'shared-ui/i18n';
import type { ToastText } from 'shared-ui/store';
import { approvalsTexts } from './approvals/approvals-texts';

/** Returns the message after money was moved, or after a request for a second admin's approval. */
export function useDone(): (
  rupees: number,
  done: ToastText,
) => (answer: { approvalId: string | null }) => ToastText {
  const t = useTexts(approvalsTexts);
  const format = useFormat();
  return (rupees, done) =>
    ({ approvalId }) =>
      approvalId
        ? { kind: 'info', title: t('waits'), text: t('waitsText', { amount: format.money(rupees) }) }
        : done;
}
