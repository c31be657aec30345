import type { FormInstance } from 'antd';
import { useState } from 'react';
import {
  useVendorDealsCreateMutation,
  useVendorDealsUpdateMutation,
  type ManagedDealView,
} from 'shared-ui/api/vendor-deals';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { useNavigate } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { useSubmissionKeys } from 'shared-ui/submission';
import type { DealForm } from './deal-form';
import { toDeal } from './deal-payload';
import { showDealFailures } from './show-deal-failures';
import { dealEditorTexts } from './texts';

interface Submission {
  readonly busy: boolean;
  /** Somebody else changed the deal since it was opened. */
  readonly hasConflict: boolean;
  /** @param version the version that is changed; the one opened unless said */
  submit(values: DealForm, version?: number): Promise<void>;
  forgetConflict(): void;
}

/** Sends the form, says what came of it and leads back to the deals. */
export function useSubmitDeal(form: FormInstance<DealForm>, deal?: ManagedDealView): Submission {
  const t = useTexts(dealEditorTexts);
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const keys = useSubmissionKeys();
  const [create, creating] = useVendorDealsCreateMutation();
  const [update, updating] = useVendorDealsUpdateMutation();
  const [hasConflict, setConflict] = useState(false);

  async function send(values: DealForm, version?: number): Promise<void> {
    const body = toDeal(values, deal);
    if (!deal) {
      await create({ createDealDto: body, 'Idempotency-Key': keys.keyFor(body) }).unwrap();
      return;
    }
    const changes = { ...body, version: version ?? deal.version };
    const key = keys.keyFor(changes);
    await update({ id: deal.id, updateDealDto: changes, 'Idempotency-Key': key }).unwrap();
  }

  function sayDone(): void {
    const text = deal?.moderationStatus === 'approved' ? 'updatedLiveText' : 'updatedText';
    toast(
      deal
        ? { kind: 'success', title: t('updated'), text: t(text) }
        : { kind: 'success', title: t('created'), text: t('createdText') },
    );
  }

  async function submit(values: DealForm, version?: number): Promise<void> {
    try {
      await send(values, version);
      keys.ended();
      sayDone();
      navigate('/dashboard/deals');
    } catch (failure) {
      keys.ended(failure);
      if (isApiFailure(failure) && failure.code === 'version.conflict') return setConflict(true);
      showDealFailures(form, failure, language, t('fieldRefused'));
      const text = await describeFailure(failure, language, t('failedText'));
      toast({ kind: 'error', title: t('failed'), text });
    }
  }

  return {
    busy: creating.isLoading || updating.isLoading,
    hasConflict,
    submit,
    forgetConflict: () => setConflict(false),
  };
}
