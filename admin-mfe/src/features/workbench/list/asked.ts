export const LANES = ['ready', 'waiting', 'blocked'] as const;
export type Lane = (typeof LANES)[number];

/** Filters of the list and the open item, as in the URL. */
export interface Asked {
  lane: Lane;
  kind?: string;
  owner?: 'me' | 'none';
  snoozed: boolean;
  /** Key of the open item. */
  item?: string;
  /** True if the open item takes the whole page. */
  full?: boolean;
}

const OWNERS = ['me', 'none'] as const;

export function askedIn(parameters: URLSearchParams): Asked {
  const given = (name: string): string | undefined => parameters.get(name) ?? undefined;
  return {
    lane: LANES.find((lane) => lane === given('lane')) ?? 'ready',
    kind: given('kind'),
    owner: OWNERS.find((owner) => owner === given('owner')),
    snoozed: given('snoozed') === 'true',
    item: given('item'),
    full: given('view') === 'full',
  };
}

/** Returns the query parameters of the page's URL. */
export function parametersOf({
  lane,
  kind,
  owner,
  snoozed,
  item,
  full,
}: Partial<Asked>): Record<string, string> {
  return {
    ...(lane && lane !== 'ready' && { lane }),
    ...(kind && { kind }),
    ...(owner && { owner }),
    ...(snoozed && { snoozed: 'true' }),
    ...(item && { item }),
    ...(item && full && { view: 'full' }),
  };
}

export function addressFor(asked: Partial<Asked>): string {
  const query = new URLSearchParams(parametersOf(asked)).toString();
  return `/dashboard/workbench${query && `?${query}`}`;
}

/** Query parameters of the API request. */
export const queryOf = ({ lane, kind, owner, snoozed }: Asked): Record<string, string | undefined> => ({
  ...(snoozed ? { snoozed: 'true' } : owner === 'me' ? {} : { lane }),
  kind,
  owner,
});
