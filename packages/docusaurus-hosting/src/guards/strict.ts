/**
 * Whether a build is for publishing. Others are for trials: what only saves visitors bytes, and costs whoever waits for the
 * build most of its time, is done with less effort there.
 *
 * @throws Error for another value of the variable, which would be taken for a trial
 */
export function isStrict(): boolean {
  const {PROVIDER_STRICT: strict = ''} = process.env;
  if (!/^(?:true|false)?$/.test(strict)) throw new Error(`PROVIDER_STRICT is "${strict}"; valid: true, false`);
  return strict === 'true';
}
