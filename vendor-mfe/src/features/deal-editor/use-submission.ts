import type { FormInstance } from 'antd';
import { useState } from 'react';
import { describeFailure, describeFields, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import type { DealForm } from './deal-form';
import { showDealFailures } from './show-deal-failures';
import { dealEditorTexts } from './texts';

interface Submission {
  readonly busy: boolean;
  /**
   * @param done what is told when it went well
   * @returns whether it did
   */
  run(send: () => Promise<unknown>, done: { title: string; text: string }): Promise<boolean>;
}

/**
 * Sends a form, says what came of it and leads back to the deals.
 * @param onStale somebody else wrote meanwhile
 */
export function useSubmission(form: FormInstance<DealForm>, onStale: () => Promise<void>): Submission {
  const t = useTexts(dealEditorTexts);
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function sayWhy(failure: unknown): Promise<void> {
    showDealFailures(form, await describeFields(failure, language));
    const text = await describeFailure(failure, language, t('failedText'));
    toast({ kind: 'error', title: t('failed'), text });
  }

  async function run(send: () => Promise<unknown>, done: { title: string; text: string }): Promise<boolean> {
    setBusy(true);
    try {
      await send();
      toast({ kind: 'success', ...done });
      navigate('/dashboard/deals');
      return true;
    } catch (failure) {
      const isStale = isApiFailure(failure) && failure.code === 'version.conflict';
      await (isStale ? onStale().catch(sayWhy) : sayWhy(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}
