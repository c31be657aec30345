import { useEffect, useState } from 'react';

/** Returns the object URL of a chosen file; null before it is created. */
export function useAddressOf(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
