interface Branch {
  latitude: number | null;
  longitude: number | null;
}

const isPlaced = ({ latitude, longitude }: Branch): boolean => latitude !== null && longitude !== null;

/** Returns the map directions to the first branch with coordinates; null if none has any. */
export function directionsTo(branches: readonly Branch[]): string | null {
  const branch = branches.find(isPlaced);
  return branch
    ? `https://www.google.com/maps/dir/?api=1&destination=${branch.latitude},${branch.longitude}`
    : null;
}
