import { useEffect, useMemo, useState } from 'react';
import { useAdminSearchFindQuery } from 'shared-ui/api/admin-search';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { consoleFrameTexts } from '../texts';
import { ACTIONS } from './actions';
import { matching, type Choice, type PaletteUser } from './choice';
import { foundChoices } from './found-choices';
import { recentChoices } from './recent-choices';
import { codeIn } from './typed-code';

const DEBOUNCE_MS = 200;

/** Actions that the rights allow, with their words in the language of the page. */
function useActions(rights: PaletteUser['rights']): Choice[] {
  const t = useTexts(consoleFrameTexts);
  return useMemo(
    () =>
      ACTIONS.filter(({ right }) => rights.includes(right)).map(({ name, to }) => ({
        kind: 'actions',
        to,
        label: t(`action_${name}`),
        words: t(`words_${name}`),
      })),
    [t, rights],
  );
}

/** Choices for the typed text: matching pages and actions immediately, stored data after the search response. */
export function useChoices(typed: string, pages: readonly Choice[], { id: userId, rights }: PaletteUser) {
  const t = useTexts(consoleFrameTexts);
  const format = useFormat();
  const actions = useActions(rights);
  const words = typed.trim();
  const code = rights.includes('users') ? codeIn(words) : null;
  const [asked, setAsked] = useState('');
  useEffect(() => {
    // A code is looked up only when it is chosen, because each look-up is in the audit log.
    const timer = setTimeout(() => setAsked(code ? '' : words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words, code]);
  const { currentData, isFetching, isError, refetch } = useAdminSearchFindQuery(
    { q: asked },
    { skip: !asked },
  );
  const choices = useMemo<Choice[]>(() => {
    if (!words) return [...recentChoices(userId), ...pages];
    if (code)
      return [{ kind: 'codes', to: '', code, label: t('lookUpCode', { code }), note: t('lookUpNote') }];
    const found = asked === words ? currentData : undefined;
    return [
      ...matching(pages, words),
      ...matching(actions, words),
      ...(found ? foundChoices(found, format) : []),
    ];
  }, [words, code, asked, currentData, actions, pages, userId, format, t]);
  const isSearching = Boolean(words) && !code && (asked !== words || isFetching);
  return { choices, isSearching, hasFailed: isError && asked === words, retry: () => void refetch() };
}
