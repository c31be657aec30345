import { editsBetween } from './search-key.js';

export interface SimilarWord {
  word: string;
  latin: string;
  stage: 'consonants' | 'start' | 'letter' | 'similar';
  /** Similarity of the letters, 0 to 1. */
  similarity: number;
}

/** Minimum closeness of a candidate (decisions, Search). */
const LEAST_CLOSENESS = 0.4;
/** Candidates within this distance from the closest one count too. */
const NEARLY = 0.1;
const TWO_MISTAKES_FROM = 8;
const MAX_WORDS = 12;

function closeness(asked: string, { latin, stage, similarity }: SimilarWord): number {
  if (stage === 'start') return 0.9;
  const edits = editsBetween(latin, asked);
  const allowed = asked.length >= TWO_MISTAKES_FROM ? 2 : 1;
  const byEdits = edits <= allowed ? 1 - (1.5 * edits) / Math.max(4, latin.length) : 0;
  const byConsonants = stage === 'consonants' && (similarity >= 0.2 || edits <= 2) ? 0.5 + similarity / 2 : 0;
  return Math.max(byEdits, byConsonants, similarity);
}

/**
 * @param asked word in Latin letters
 * @returns the most likely intended words
 */
export function closestWords(asked: string, candidates: readonly SimilarWord[]): string[] {
  const judged = candidates.map((candidate) => ({
    word: candidate.word,
    close: closeness(asked, candidate),
  }));
  const best = Math.max(0, ...judged.map(({ close }) => close));
  const meant = judged.filter(({ close }) => close >= LEAST_CLOSENESS && close >= best - NEARLY);
  return [...new Set(meant.map(({ word }) => word))].slice(0, MAX_WORDS);
}
