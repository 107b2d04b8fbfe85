/** An error whose message says all: Docusaurus prints it without the stack of this package, which helps nobody to mend a page. */
export function refusal(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
