import { useState } from 'react';
import { useVisitsOfYearQuery } from 'shared-ui/api/redemptions';
import { useStatsReadQuery } from 'shared-ui/api/stats';
import { useCurrentUser } from 'shared-ui/platform';
import { USUAL_VISITS, visitsAMonth, type Visits } from './plan-value';

interface KnownVisits {
  /** Undefined without data: no points have been earned yet, or the server does not respond. */
  readonly visits: Visits | undefined;
  /** Passes that the customer redeemed in the last 12 months; undefined for visitors and if there are none. */
  readonly used: number | undefined;
  choose(aMonth: number): void;
}

/**
 * Returns the customer's own visits, otherwise a default number with the average points of all customers. The visitor can
 * choose another number.
 */
export function useVisits(): KnownVisits {
  const { state } = useCurrentUser();
  const { data: own } = useVisitsOfYearQuery(undefined, { skip: state !== 'signed-in' });
  const { data: stats } = useStatsReadQuery();
  const [chosen, setChosen] = useState<number>();
  const aMonth = chosen ?? (own ? visitsAMonth(own.visits) : USUAL_VISITS);
  const points = own?.pointsPerVisit || stats?.pointsPerVisit;
  return {
    visits: points ? { aMonth, points } : undefined,
    used: own?.visits || undefined,
    choose: setChosen,
  };
}
