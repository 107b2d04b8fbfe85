import {useEffect, useState} from 'react';
import {onAddressChange, ownAddress} from './address';

/** The address that the visitor has entered, from then on: undefined in the page as it is served. */
export function useOwnAddress(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const update = (): void => setAddress(ownAddress());
    update();
    return onAddressChange(update);
  }, []);
  return address;
}
