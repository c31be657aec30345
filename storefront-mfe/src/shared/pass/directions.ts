interface Branch {
  latitude: number | null;
  longitude: number | null;
}

const isPlaced = ({ latitude, longitude }: Branch): boolean => latitude !== null && longitude !== null;

/** Where a map shows the first branch that has coordinates; null where none has. */
export function directionsTo(branches: readonly Branch[]): string | null {
  const branch = branches.find(isPlaced);
  return branch
    ? `https://www.google.com/maps/dir/?api=1&destination=${branch.latitude},${branch.longitude}`
    : null;
}
