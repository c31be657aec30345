import { useState } from 'react';
import { useCodeLookUpLookUpMutation, type FoundCodeView } from 'shared-ui/api/admin-search';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { consoleFrameTexts } from '../texts';
import type { Choice } from './choice';
import { codeChoices } from './found-choices';

const STATES = ['issued', 'redeemed', 'cancelled', 'expired', 'voided'] as const;

/** Looks up a typed code. The result is shown until the text changes. */
export function useCodeLookUp() {
  const t = useTexts(consoleFrameTexts);
  const format = useFormat();
  const [lookUp, { isLoading }] = useCodeLookUpLookUpMutation();
  const [passes, setPasses] = useState<readonly FoundCodeView[] | 'failed' | null>(null);
  const stateOf = (state: string): string => {
    const known = STATES.find((one) => one === state);
    return known ? t(`codeState_${known}`) : state;
  };
  const choices: Choice[] | null =
    passes === null || passes === 'failed' ? null : codeChoices(passes, format, stateOf);
  return {
    choices,
    isLoading,
    note: passes === 'failed' ? t('codeFailed') : passes?.length === 0 ? t('codeUnknown') : null,
    find: (code: string): void => {
      void lookUp({ codeToLookUpDto: { code } })
        .unwrap()
        .then(setPasses, () => setPasses('failed'));
    },
    clear: (): void => setPasses(null),
  };
}
