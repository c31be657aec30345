import { useMemo } from 'react';
import type { DealBranchView } from 'shared-ui/api/deals';
import { PlaceMap, type MapPlace } from 'shared-ui/map';
import styles from '../deal-detail-page.module.css';

interface BranchMapProps {
  branches: readonly DealBranchView[];
  label: string;
}

/** The branches of a deal on a small map; their list stands above it. */
export function BranchMap({ branches, label }: BranchMapProps) {
  const places = useMemo(
    () =>
      branches.flatMap(({ id, name, address, latitude, longitude }): MapPlace[] =>
        latitude === null || longitude === null
          ? []
          : [{ id, latitude, longitude, text: name, label: `${name}, ${address}` }],
      ),
    [branches],
  );
  return <PlaceMap label={label} places={places} className={styles.map} />;
}
