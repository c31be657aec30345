import type { HonourCaseRowView, HonourCaseView } from '../../store/api/honour';
import { useTexts } from '../../platform/i18n';
import { Tag, type TagTone } from '../kit';
import { caseTexts } from './texts';

const TONES: Readonly<Record<HonourCaseRowView['state'], TagTone>> = {
  'waiting-for-shop': 'waiting',
  'waiting-for-customer': 'waiting',
  'with-admin': 'news',
  'second-look': 'news',
  settled: 'good',
  decided: 'brand',
  withdrawn: 'neutral',
};

interface CaseStateTagProps {
  shown: Pick<HonourCaseRowView, 'state' | 'dueBy'>;
  /** Part of the reader. */
  part: HonourCaseView['part'];
}

/** State of a case in words, from the side of the reader. */
export function CaseStateTag({ shown: { state, dueBy }, part }: CaseStateTagProps) {
  const t = useTexts(caseTexts);
  const isOwn = state.startsWith('waiting-') && dueBy === part;
  return <Tag tone={TONES[state]}>{t(isOwn ? 'state_waiting-for-you' : `state_${state}`)}</Tag>;
}
