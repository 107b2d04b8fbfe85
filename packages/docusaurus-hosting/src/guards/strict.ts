/**
 * Whether a build is for publishing. Others are for trials: what only saves visitors bytes, and costs whoever waits for the
 * build most of its time, is done with less effort there.
 */
export const isStrict = (): boolean => process.env.PROVIDER_STRICT === 'true';
