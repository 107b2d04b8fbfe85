/** Remembers what a function fetches for a number. A failure is forgotten, so that the next call tries again. */
export function cached<T>(fetchOne: (number: number) => Promise<T>): (number: number) => Promise<T> {
  const results = new Map<number, Promise<T>>();
  return (number) => {
    let result = results.get(number);
    if (!result) {
      result = fetchOne(number);
      result.catch(() => results.delete(number));
      results.set(number, result);
    }
    return result;
  };
}
