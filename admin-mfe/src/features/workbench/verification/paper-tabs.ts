import type { DocumentView } from 'shared-ui/api/admin-vendors';

export interface Paper extends DocumentView {
  /** True for a paper of the same kind that was sent before another one. */
  isEarlier: boolean;
}

const KINDS = ['tax', 'registration'] as const;

/** Papers in the order of their tabs: the newest of each kind, then the earlier ones. */
export function papersOf(documents: readonly DocumentView[]): Paper[] {
  const newestFirst = [...documents].sort((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
  const current = KINDS.flatMap((kind) => newestFirst.find((paper) => paper.kind === kind) ?? []);
  const earlier = newestFirst.filter((paper) => !current.includes(paper));
  return [
    ...current.map((paper) => ({ ...paper, isEarlier: false })),
    ...earlier.map((paper) => ({ ...paper, isEarlier: true })),
  ];
}
