import { useState } from 'react';
import { useVisitsOfYearQuery } from 'shared-ui/api/redemptions';
import { useStatsReadQuery } from 'shared-ui/api/stats';
import { useCurrentUser } from 'shared-ui/platform';
import { USUAL_VISITS, visitsAMonth, type Visits } from './plan-value';

interface KnownVisits {
  /** Nothing without figures: nobody has earned points yet, or the server does not answer. */
  readonly visits: Visits | undefined;
  /** Codes that the reader used in the last 12 months; nothing for visitors and for those without any. */
  readonly used: number | undefined;
  choose(aMonth: number): void;
}

/** The reader's own visits, otherwise the average of all; the reader may choose another number of them. */
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
