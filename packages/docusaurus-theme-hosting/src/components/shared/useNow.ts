import {useEffect, useState} from 'react';

/** How often an open page looks at the clock, in milliseconds: what it shows for a while goes within a minute of its end. */
const lookEvery = 60_000;

/**
 * The visitor's clock, in milliseconds since 1970: undefined in the page as it is served, since that was built at another
 * time.
 */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, []);
  return now;
}
